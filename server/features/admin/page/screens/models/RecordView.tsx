import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { ContentRecord, Model } from '../../api/answers.js';
import { useLoad } from '../../hooks/use-load.js';
import { Outcome } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { routeTo } from '../../route/route.js';
import { FieldValue } from './FieldValue.js';
import { recordName } from './record-name.js';
import { populated } from './record-query.js';

interface RecordViewProps {
  readonly model: Model;
  readonly models: readonly Model[];
  readonly id: string;
}

export function RecordView({ model, models, id }: RecordViewProps): ReactNode {
  const { api } = useSession();
  const { loaded, reload } = useLoad(id, (signal) =>
    api.findRecord(model.path, id, { populate: populated(model.fields), signal }),
  );
  const crumbs = [
    { label: 'Models', href: routeTo(['models']) },
    { label: model.name, href: routeTo(['models', model.path]) },
  ];
  const title = loaded.state === 'ready' ? recordName(model, loaded.data) : model.name;
  return (
    <>
      <ScreenHead title={title} crumbs={crumbs} />
      <Outcome loaded={loaded} onRetry={reload}>
        {(record) => <Facts record={record} model={model} models={models} />}
      </Outcome>
    </>
  );
}

function Facts({
  record,
  model,
  models,
}: {
  readonly record: ContentRecord;
  readonly model: Model;
  readonly models: readonly Model[];
}): ReactNode {
  return (
    <section className="panel">
      <dl className="facts">
        {model.fields.map((field) => (
          <div key={field.name}>
            <dt>{field.name}</dt>
            <dd>
              <FieldValue field={field} value={record[field.name]} models={models} />
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>As JSON</summary>
        <pre>{JSON.stringify(record, null, 2)}</pre>
      </details>
    </section>
  );
}
