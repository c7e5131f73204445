import { useState } from 'react';
import { CSVImporter } from 'rowgate';
import type { Column } from 'rowgate';

const columns: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'email', label: 'Email', type: 'email', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'joined', label: 'Joined', type: 'date' },
  { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] },
];

export function App() {
  const [isOpen, setIsOpen] = useState(false);
  const [imported, setImported] = useState<number | null>(null);
  return (
    <main>
      <h1>Contacts</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Import contacts
      </button>
      {imported === null ? null : <p role="status">{imported} contacts imported.</p>}
      <CSVImporter
        columns={columns}
        modalIsOpen={isOpen}
        modalOnCloseTriggered={() => setIsOpen(false)}
        invalidRowHandling="exclude"
        onComplete={({ summary }) => setImported(summary.deliveredRows)}
      />
    </main>
  );
}
