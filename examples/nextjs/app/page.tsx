import { ImportContacts } from './import-contacts';

/** Rendered on the server, the importer with it: its first screen is in the page before any script has run. */
export default function Page() {
  return (
    <main>
      <h1>Contacts</h1>
      <ImportContacts />
    </main>
  );
}
