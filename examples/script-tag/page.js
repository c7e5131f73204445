const list = document.getElementById('contacts');

const importer = CSVImporter.createCSVImporter({
  columns: [
    { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
    { id: 'email', label: 'Email', type: 'email', validators: [{ type: 'unique' }] },
  ],
  invalidRowHandling: 'exclude',
  onComplete({ rows }) {
    list.append(
      ...rows.map(({ name, email }) => {
        const item = document.createElement('li');
        item.textContent = `${name} <${email ?? 'no address'}>`;
        return item;
      }),
    );
  },
});

document.getElementById('open').addEventListener('click', () => importer.showModal());
