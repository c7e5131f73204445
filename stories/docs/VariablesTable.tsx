import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PartFrame } from '../support/PartFrame.js';
import { CSS_VARIABLES } from './css-variables.js';

/** The variables with their values in the default theme, as computed by the browser. */
export function VariablesTable(): ReactNode {
  return (
    <PartFrame style={{ padding: 0, maxWidth: 'none' }}>
      <Rows />
    </PartFrame>
  );
}

function Rows(): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const computed = table.current && getComputedStyle(table.current);
    if (!computed) return;
    const read = Object.keys(CSS_VARIABLES).map((name) => [name, computed.getPropertyValue(`--${name}`).trim()]);
    setValues(Object.fromEntries(read) as Record<string, string>);
  }, []);
  return (
    <table ref={table}>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Default</th>
          <th>For</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(CSS_VARIABLES).map(([name, use]) => (
          <tr key={name}>
            <td>
              <code>--{name}</code>
            </td>
            <td>
              {values[name]?.startsWith('#') ? <Swatch color={values[name]} /> : null} <code>{values[name]}</code>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ color }: { readonly color: string }): ReactNode {
  const style = { display: 'inline-block', width: 14, height: 14, borderRadius: 4, verticalAlign: '-2px' };
  return <span aria-hidden="true" style={{ ...style, background: color, boxShadow: '0 0 0 1px #0002' }} />;
}
