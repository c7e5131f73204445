import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { Model } from '../../api/answers.js';
import { useLoad } from '../../hooks/use-load.js';
import { Empty } from '../../parts/Empty.js';
import { Outcome } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { FieldList } from './FieldList.js';
import { ModelList } from './ModelList.js';
import { RecordList } from './RecordList.js';
import { RecordView } from './RecordView.js';

/** `#/models`, `#/models/tags`, `#/models/tags/fields`, `#/models/tags/<id>`. */
export function ModelsScreen({ route }: { readonly route: Route }): ReactNode {
  const { api } = useSession();
  const { loaded, reload } = useLoad('models', (signal) => api.listModels(signal));
  return (
    <Outcome loaded={loaded} onRetry={reload}>
      {(models) => <Place route={route} models={models} />}
    </Outcome>
  );
}

function Place({ route, models }: { readonly route: Route; readonly models: readonly Model[] }): ReactNode {
  const [, path, part] = route.path;
  if (path === undefined) return <ModelList models={models} />;
  const model = models.find((candidate) => candidate.path === path);
  if (model === undefined) {
    return (
      <>
        <ScreenHead title="Models" />
        <Empty title={`There is no model “${path}”.`}>
          <a href={routeTo(['models'])}>To the models</a>
        </Empty>
      </>
    );
  }
  if (part === 'fields') return <FieldList model={model} />;
  // A record or list of its own, not the one before with other contents.
  if (part !== undefined) return <RecordView key={`${path}/${part}`} model={model} models={models} id={part} />;
  return <RecordList key={path} model={model} models={models} route={route} />;
}
