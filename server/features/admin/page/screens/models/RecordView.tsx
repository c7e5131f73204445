import type { ReactNode } from 'react';
import type { ContentRecord, Model } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { useLoad } from '../../api/use-load.js';
import { Fact, Facts } from '../../parts/cells.js';
import { Outcome } from '../../parts/Outcome.js';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { routeTo } from '../../route.js';
import { FieldValue } from './FieldValue.js';
import { populated, recordName } from './record-query.js';

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
        {(record) => <RecordFacts record={record} model={model} models={models} />}
      </Outcome>
    </>
  );
}

interface RecordFactsProps extends Omit<RecordViewProps, 'id'> {
  readonly record: ContentRecord;
}

function RecordFacts({ record, model, models }: RecordFactsProps): ReactNode {
  return (
    <section className="panel">
      <Facts>
        {model.fields.map((field) => (
          <Fact key={field.name} name={field.name}>
            <FieldValue field={field} value={record[field.name]} models={models} />
          </Fact>
        ))}
      </Facts>
      <details>
        <summary>As JSON</summary>
        <pre>{JSON.stringify(record, null, 2)}</pre>
      </details>
    </section>
  );
}
