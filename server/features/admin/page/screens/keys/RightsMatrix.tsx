import type { ReactNode } from 'react';
import type { Action, Model } from '../../api/answers.js';
import { ACTIONS } from '../../rights.js';

type Rights = Readonly<Record<string, readonly Action[]>>;

interface RightsMatrixProps {
  readonly models: readonly Model[];
  readonly rights: Rights;
  readonly describedBy: string | undefined;
  onChange(rights: Rights): void;
}

/** The permissions of a key by model. The box at the start of a row or column ticks all of it. */
export function RightsMatrix({ models, rights, describedBy, onChange }: RightsMatrixProps): ReactNode {
  const has = (path: string, action: Action): boolean => rights[path]?.includes(action) ?? false;
  const set = (paths: readonly string[], actions: readonly Action[], isOn: boolean): void => {
    const changed = paths.map((path) => {
      const kept = ACTIONS.filter((action) => (actions.includes(action) ? isOn : has(path, action)));
      return [path, kept] as const;
    });
    onChange({ ...rights, ...Object.fromEntries(changed) });
  };
  const paths = models.map(({ path }) => path);
  const box = (label: string, boxPaths: readonly string[], actions: readonly Action[]): ReactNode => {
    const cells = boxPaths.flatMap((path) => actions.map((action) => has(path, action)));
    return <TriBox label={label} states={cells} onChange={(isOn) => set(boxPaths, actions, isOn)} />;
  };
  return (
    <div className="matrix-frame">
      <table className="matrix" aria-describedby={describedBy}>
        <caption className="rg-hidden">Permissions by model</caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">
              <label>
                {box('All actions on all models', paths, ACTIONS)}
                <span aria-hidden="true">all</span>
              </label>
            </th>
            {ACTIONS.map((action) => (
              <th key={action} scope="col">
                <label>
                  {box(`${action}, all models`, paths, [action])}
                  <span aria-hidden="true">{action}</span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paths.map((path) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{box(`${path}: all actions`, [path], ACTIONS)}</td>
              {ACTIONS.map((action) => (
                <td key={action}>{box(`${path}: ${action}`, [path], [action])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TriBoxProps {
  readonly label: string;
  /** The boxes it controls. */
  readonly states: readonly boolean[];
  onChange(isOn: boolean): void;
}

function TriBox({ label, states, onChange }: TriBoxProps): ReactNode {
  const isAll = states.length > 0 && states.every(Boolean);
  const isSome = !isAll && states.some(Boolean);
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isAll}
      ref={(element) => {
        if (element) element.indeterminate = isSome;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
