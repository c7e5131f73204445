import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ACTIONS } from '../../rights.js';
import type { Model } from '../../api/answers.js';
import { Icon } from '../../parts/Icon.js';

interface PermissionsFieldProps {
  readonly models: readonly Model[];
  readonly permissions: readonly string[];
  readonly problem: string | undefined;
  onChange(permissions: readonly string[]): void;
}

/** Rights beside those of the role, written `<action>:<model path>`; `*` stands for any. */
export function PermissionsField({ models, permissions, problem, onChange }: PermissionsFieldProps): ReactNode {
  const [action, setAction] = useState('read');
  const [path, setPath] = useState(models[0]?.path ?? '*');
  const id = useId();
  const permission = `${action}:${path}`;
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <legend>Permissions beside the role</legend>
      {permissions.length > 0 && (
        <ul className="chips">
          {permissions.map((held) => (
            <li key={held}>
              <code>{held}</code>
              <button
                type="button"
                className="icon-button"
                aria-label={`Take ${held} away`}
                onClick={() => onChange(permissions.filter((other) => other !== held))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="adder">
        <select aria-label="Action" value={action} onChange={(event) => setAction(event.target.value)}>
          {ACTIONS.map((option) => (
            <option key={option}>{option}</option>
          ))}
          <option value="*">every action</option>
        </select>
        <select aria-label="Model" value={path} onChange={(event) => setPath(event.target.value)}>
          {models.map((model) => (
            <option key={model.path}>{model.path}</option>
          ))}
          <option value="*">every model</option>
        </select>
        <button
          type="button"
          className="button"
          disabled={permissions.includes(permission)}
          onClick={() => onChange([...permissions, permission])}
        >
          Add
        </button>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
