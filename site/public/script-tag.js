// The whole of what a page without a build step needs.
var importer = CSVImporter.createCSVImporter({
  columns: [
    { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
    { id: 'email', label: 'Email', type: 'email', validators: [{ type: 'required' }] },
  ],
  invalidRowHandling: 'exclude',
  onComplete: function (result) {
    document.getElementById('result-count').textContent = result.rows.length;
  },
});
document.getElementById('open').addEventListener('click', importer.showModal);
