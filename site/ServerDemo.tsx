import { useState } from 'react';
import type { ReactNode } from 'react';
import { CSVImporter } from 'rowgate';
import { ContactRecords } from './ContactRecords.js';

interface ServerDemoProps {
  readonly darkMode: boolean;
  readonly language: string | undefined;
}

/** An import through the server of this page: its fields, its job, its records. Sends no request before a click. */
export function ServerDemo({ darkMode, language }: ServerDemoProps): ReactNode {
  const [importerKey, setImporterKey] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [imports, setImports] = useState(0);
  const [failure, setFailure] = useState('');

  const open = async (): Promise<void> => {
    setFailure('');
    try {
      setImporterKey(importerKey ?? (await demoKey()));
      setIsOpen(true);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };

  return (
    <section className="server" aria-labelledby="server-title">
      <h2 id="server-title">The same import, on the server</h2>
      <p>
        The fields come from an importer on this server. The file and every decision are sent to the server, which
        checks it again with the same engine and saves its rows as <code>contacts</code>: new ones are created, those
        with a known email address are updated.
      </p>
      <div className="actions">
        <button type="button" className="cta" onClick={() => void open()}>
          Import into the server
        </button>
        <a href="/admin">Administration</a>
        <a href="/docs">API</a>
      </div>
      {failure === '' ? null : <p role="alert">{failure}</p>}
      {importerKey === null ? null : (
        <CSVImporter
          importerKey={importerKey}
          backendUrl={location.origin}
          language={language}
          metadata={{ page: 'start' }}
          {...(darkMode ? { darkMode } : {})}
          modalIsOpen={isOpen}
          modalOnCloseTriggered={() => setIsOpen(false)}
          onComplete={() => setImports((count) => count + 1)}
        />
      )}
      {imports === 0 ? null : <ContactRecords key={imports} />}
    </section>
  );
}

/** The public key of the importer that the server creates on first start. */
async function demoKey(): Promise<string> {
  const response = await fetch('/demo.json').catch(() => null);
  if (!response) throw new Error('The server cannot be reached. Start it with npm start and try again.');
  if (response.status === 404) throw new Error('The demo importer no longer exists on this server.');
  if (!response.ok) throw new Error('In production, the demo is only for administrators. Sign in at /admin first.');
  const { importer_key } = (await response.json()) as { readonly importer_key: string };
  return importer_key;
}
