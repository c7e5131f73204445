'use client';

import { useState } from 'react';
import { CSVImporter } from 'rowgate';
import { saveContacts } from './save-contacts';

export function ImportContacts() {
  const [saved, setSaved] = useState<number | null>(null);
  return (
    <>
      <CSVImporter
        isModal={false}
        columns={[
          { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
          { id: 'email', label: 'Email', type: 'email', validators: [{ type: 'required' }, { type: 'unique' }] },
        ]}
        invalidRowHandling="exclude"
        onBatch={(rows) => saveContacts(rows)}
        onComplete={({ summary }) => setSaved(summary.deliveredRows)}
      />
      {saved === null ? null : <p role="status">{saved} contacts saved.</p>}
    </>
  );
}
