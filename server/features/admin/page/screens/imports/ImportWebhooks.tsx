import type { ReactNode } from 'react';
import { Empty } from '../../parts/Empty.js';
import { countIn, routeTo } from '../../route/route.js';
import { DeliveryList, useDeliveries } from '../webhooks/DeliveryList.js';
import type { SideProps } from './ImportView.js';

/** What the receiver of the importer was told of this import. */
export function ImportWebhooks({ details: { job, importer }, route }: SideProps): ReactNode {
  const about = { source: 'importers', receiver: importer.id, subject: job.id };
  const deliveries = useDeliveries(about, countIn(route, 'offset'));
  return (
    <DeliveryList
      {...deliveries}
      empty={
        <Empty title="Nobody was told of this import.">
          <a href={routeTo(['importers', importer.id, 'webhooks'])}>To the webhooks of the importer</a>
        </Empty>
      }
      hrefOf={(from) => routeTo(['imports', job.id, 'webhooks'], { offset: from > 0 ? String(from) : undefined })}
    />
  );
}
