import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Field, Model } from '../../api/answers.js';
import { Input, Select } from '../../parts/Field.js';
import { needsValue, QUESTIONS, questionsOf } from './record-query.js';
import type { Question, RecordFilter } from './record-query.js';

interface FilterFormProps {
  readonly model: Model;
  readonly filter: RecordFilter | undefined;
  onChange(filter: RecordFilter | undefined): void;
}

/** The filter of the list: a single condition, stored in the address. */
export function FilterForm({ model, filter, onChange }: FilterFormProps): ReactNode {
  const fields = model.fields.filter((field) => questionsOf(field).length > 0);
  const [name, setName] = useState(filter?.field ?? fields.find(({ name: known }) => known !== 'id')?.name ?? 'id');
  const [selected, setSelected] = useState<Question | undefined>(filter?.question);
  const [value, setValue] = useState(filter?.value ?? '');
  const field = fields.find((candidate) => candidate.name === name);
  const questions = field ? questionsOf(field) : [];
  const question = questions.find((candidate) => candidate === selected) ?? questions[0];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (question) onChange({ field: name, question, value });
  };
  return (
    <form className="toolbar" role="search" aria-label={`Filter ${model.path}`} onSubmit={submit}>
      <Select
        aria-label="Field"
        options={fields.map((option) => option.name)}
        value={name}
        onChange={(chosen) => {
          setName(chosen);
          setValue('');
        }}
      />
      <Select
        aria-label="Condition"
        options={questions.map((option) => ({ value: option, label: QUESTIONS[option] }))}
        value={question}
        onChange={(chosen) => setSelected(chosen as Question)}
      />
      {field && question && needsValue(question) && (
        <FilterValue field={field} question={question} value={value} onChange={setValue} />
      )}
      <button type="submit" className="rg-button">
        Filter
      </button>
      {filter && (
        <button type="button" className="rg-button" data-kind="plain" onClick={() => onChange(undefined)}>
          Clear
        </button>
      )}
    </form>
  );
}

interface FilterValueProps {
  readonly field: Field;
  readonly question: Question;
  readonly value: string;
  onChange(value: string): void;
}

const LISTS: ReadonlySet<Question> = new Set<Question>(['in', 'nin']);

/** The value to compare with: a select when there are options. */
function FilterValue({ field, question, value, onChange }: FilterValueProps): ReactNode {
  const options = LISTS.has(question) ? [] : optionsOf(field);
  if (options.length > 0) {
    return <Select aria-label="Value" required empty="Choose…" options={options} value={value} onChange={onChange} />;
  }
  const isDate = field.type === 'date' && !LISTS.has(question);
  return (
    <Input
      aria-label="Value"
      type={isDate ? 'date' : 'text'}
      inputMode={field.type === 'number' ? 'decimal' : undefined}
      placeholder={PLACEHOLDERS[field.type]}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={onChange}
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
