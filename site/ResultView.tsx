import type { ReactNode } from 'react';
import type { ImportResult } from 'rowgate';

/** The result that `onComplete` received. */
export function ResultView({ result }: { readonly result: ImportResult }): ReactNode {
  const keys = Object.keys(result.rows[0] ?? {});
  return (
    <section className="result" aria-label="Delivered rows">
      <h2>
        <span id="result-count">{result.job ? result.summary.deliveredRows : result.rows.length}</span> rows{' '}
        {result.job ? 'imported by the server' : 'received'}
      </h2>
      <p>
        {result.summary.totalRows} rows, {result.summary.invalidRows} with errors.
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              {keys.map((key) => (
                <th key={key}>{key}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.rows.slice(0, 20).map((row, index) => (
              <tr key={index}>
                {keys.map((key) => (
                  <td key={key}>{JSON.stringify(row[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <pre id="result-json" hidden>
        {JSON.stringify({ ...result, rows: result.rows.slice(0, 100) })}
      </pre>
    </section>
  );
}
