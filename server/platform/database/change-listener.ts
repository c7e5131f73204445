import pg from 'pg';

/** Announces to all processes on a PostgreSQL server that one has changed a watched table. */
export const ANNOUNCE_CHANGE = `SELECT pg_notify('rowgate_changes', '')`;

const RECONNECT_AFTER = 1000;

export interface ChangeListener {
  /** `false` while announcements may be missed. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/** Listens on a connection of its own. `onChange` is also called after a pause in which announcements were missed. */
export function listenForChanges(address: string, onChange: () => void): ChangeListener {
  let isListening = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  const connect = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: address, application_name: 'rowgate changes', keepAlive: true });
    client = own;
    const lose = (): void => {
      if (client !== own) return;
      client = undefined;
      isListening = false;
      own.end().catch(() => undefined);
      if (!isClosed) timer = setTimeout(() => void connect(), RECONNECT_AFTER).unref();
    };
    own.on('error', lose).on('end', lose).on('notification', onChange);
    try {
      await own.connect();
      await own.query('LISTEN rowgate_changes');
      isListening = client === own;
      onChange();
    } catch {
      lose();
    }
  };
  void connect();
  return {
    get isListening() {
      return isListening;
    },
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(timer);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
}
