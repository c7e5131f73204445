import { Component, signal } from '@angular/core';
import { CsvImporterComponent } from './csv-importer.component';
import type { ImporterConfig } from './load-rowgate';

@Component({
  selector: 'app-contacts',
  imports: [CsvImporterComponent],
  template: `
    <h1>Contacts</h1>
    <button type="button" (click)="isOpen.set(true)">Import contacts</button>
    @if (imported() !== null) {
      <p role="status">{{ imported() }} contacts imported.</p>
    }
    @if (problem()) {
      <p role="alert">{{ problem() }}</p>
    }
    <app-csv-importer
      [config]="config"
      [open]="isOpen()"
      (complete)="imported.set($event.summary.deliveredRows)"
      (closed)="isOpen.set(false)"
      (failed)="problem.set('The importer could not be loaded.')"
    />
  `,
})
export class ContactsComponent {
  readonly isOpen = signal(false);
  readonly imported = signal<number | null>(null);
  readonly problem = signal('');
  readonly config: ImporterConfig = {
    columns: [
      { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
      { id: 'email', label: 'Email', type: 'email' },
    ],
    invalidRowHandling: 'exclude',
  };
}
