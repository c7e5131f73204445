import { ImportContacts } from './import-contacts';

/** Rendered on the server, including the importer: its first screen is in the page before any script runs. */
export default function Page() {
  return (
    <main>
      <h1>Contacts</h1>
      <ImportContacts />
    </main>
  );
}
