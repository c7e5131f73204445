import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

interface Labelled {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
}

interface FieldProps extends Labelled {
  children(control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }): ReactNode;
}

/** A control with its label, hint and error. */
function Field({ label, hint, problem, children }: FieldProps): ReactNode {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': problem === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="rg-hint">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
    </div>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly value: string;
  onChange?(value: string): void;
};

/** An input without a visible label, as in a toolbar. */
export function Input({ onChange, ...props }: InputProps): ReactNode {
  return <input {...props} className="rg-field" onChange={(event) => onChange?.(event.target.value)} />;
}

export function TextField({ label, hint, problem, ...input }: Labelled & InputProps): ReactNode {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

/** An input for choosing a password. */
export function NewPasswordField({ label = 'New password', ...input }: Partial<Labelled> & InputProps): ReactNode {
  return <TextField {...input} label={label} type="password" autoComplete="new-password" required />;
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

type SelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  readonly value: string | undefined;
  /** A string is both value and label. */
  readonly options: readonly (string | Option)[];
  /** Label of the empty value, if it may be chosen. */
  readonly empty?: string;
  onChange(value: string): void;
};

/** A select without a visible label, as in a toolbar. */
export function Select({ options, empty, value = '', onChange, ...props }: SelectProps): ReactNode {
  return (
    <select {...props} className="rg-field" value={value} onChange={(event) => onChange(event.target.value)}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => {
        const { label, ...rest } = typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <option key={rest.value} {...rest}>
            {label}
          </option>
        );
      })}
    </select>
  );
}

export function SelectField({ label, hint, problem, ...select }: Labelled & SelectProps): ReactNode {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}

interface CheckProps {
  readonly label: string;
  /** Explains what ticking it does. */
  readonly hint: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

export function Check({ label, hint, checked, onChange }: CheckProps): ReactNode {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className="rg-hint">
          {hint}
        </p>
      </div>
    </div>
  );
}
