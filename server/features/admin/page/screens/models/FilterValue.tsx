import type { ReactNode } from 'react';
import type { Field } from '../../api/answers.js';
import type { Question } from './record-query.js';

interface FilterValueProps {
  readonly field: Field;
  readonly question: Question;
  readonly value: string;
  onChange(value: string): void;
}

const LISTS: ReadonlySet<Question> = new Set<Question>(['in', 'nin']);

/** What a record is compared with: a choice where there is one to make. */
export function FilterValue({ field, question, value, onChange }: FilterValueProps): ReactNode {
  const options = LISTS.has(question) ? [] : optionsOf(field);
  if (options.length > 0) {
    return (
      <select aria-label="Value" required value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const isDate = field.type === 'date' && !LISTS.has(question);
  return (
    <input
      aria-label="Value"
      type={isDate ? 'date' : 'text'}
      inputMode={field.type === 'number' ? 'decimal' : undefined}
      placeholder={PLACEHOLDERS[field.type]}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const PLACEHOLDERS: Partial<Readonly<Record<Field['type'], string>>> = {
  datetime: '2026-01-31T08:00:00Z',
  relation: 'Id of a record',
  file: 'Id of a file',
  image: 'Id of a file',
  id: 'Id',
};

function optionsOf({ type, options }: Field): readonly string[] {
  return type === 'boolean' ? ['true', 'false'] : options;
}
