import type { ReactNode } from 'react';
import type { Importer } from '../../api/answers.js';
import { Empty } from '../../parts/Empty.js';
import { Fact, Facts } from '../../parts/Facts.js';
import { Tag } from '../../parts/Tag.js';
import { countIn, routeTo } from '../../route/route.js';
import type { Route } from '../../route/route.js';
import { DeliveryList, useDeliveries } from '../webhooks/DeliveryList.js';
import { WebhookSecret } from './WebhookSecret.js';

interface ImporterWebhooksProps {
  readonly importer: Importer;
  readonly route: Route;
}

/** Who is told of an importer's imports, and what was sent so far. */
export function ImporterWebhooks({ importer, route }: ImporterWebhooksProps): ReactNode {
  const { id, webhook_url: url, webhook_enabled: isEnabled } = importer;
  const deliveries = useDeliveries({ source: 'importers', receiver: id }, countIn(route, 'offset'));
  return (
    <>
      <section className="panel" aria-label="Receiver">
        <Facts>
          <Fact name="Receiver">
            {url === null ? <span className="soft">none</span> : <code>{url}</code>}{' '}
            {url !== null && <Tag tone={isEnabled ? 'good' : 'plain'}>{isEnabled ? 'on' : 'off'}</Tag>}
          </Fact>
          <Fact name="Rows in it">{rowsIn(importer)}</Fact>
          <Fact name="Secret">
            <WebhookSecret importer={importer} />
          </Fact>
        </Facts>
      </section>
      <h2>Deliveries</h2>
      <DeliveryList
        {...deliveries}
        empty={
          <Empty title="Nothing has been sent yet">
            <p>{isEnabled ? 'The next import is told of.' : 'Webhooks of this importer are off.'}</p>
          </Empty>
        }
        hrefOf={(from) => routeTo(['importers', id, 'webhooks'], { offset: from > 0 ? String(from) : undefined })}
      />
    </>
  );
}

function rowsIn({ include_data_in_webhook, webhook_data_sample_size: size }: Importer): string {
  if (!include_data_in_webhook) return 'none';
  return size === null ? 'the first 10,000' : `the first ${size.toLocaleString()}`;
}
