import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Field, Model } from '../../api/answers.js';
import { FilterValue } from './FilterValue.js';
import { needsValue, QUESTIONS, questionsOf } from './record-query.js';
import type { Question, RecordFilter } from './record-query.js';

interface FilterFormProps {
  readonly model: Model;
  readonly filter: RecordFilter | undefined;
  onChange(filter: RecordFilter | undefined): void;
}

/** Which records are listed: one condition, kept in the address. */
export function FilterForm({ model, filter, onChange }: FilterFormProps): ReactNode {
  const fields = model.fields.filter((field) => questionsOf(field).length > 0);
  const [name, setName] = useState(filter?.field ?? fields.find(({ name: known }) => known !== 'id')?.name ?? 'id');
  const [asked, setAsked] = useState<Question | undefined>(filter?.question);
  const [value, setValue] = useState(filter?.value ?? '');
  const field = fields.find((candidate) => candidate.name === name);
  const questions = field ? questionsOf(field) : [];
  const question = questions.find((candidate) => candidate === asked) ?? questions[0];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (question) onChange({ field: name, question, value });
  };
  const choose = (chosen: Field['name']): void => {
    setName(chosen);
    setValue('');
  };
  return (
    <form className="toolbar" role="search" aria-label={`Filter ${model.path}`} onSubmit={submit}>
      <select aria-label="Field" value={name} onChange={(event) => choose(event.target.value)}>
        {fields.map((option) => (
          <option key={option.name}>{option.name}</option>
        ))}
      </select>
      <select aria-label="Condition" value={question} onChange={(event) => setAsked(event.target.value as Question)}>
        {questions.map((option) => (
          <option key={option} value={option}>
            {QUESTIONS[option]}
          </option>
        ))}
      </select>
      {field && question && needsValue(question) && (
        <FilterValue field={field} question={question} value={value} onChange={setValue} />
      )}
      <button type="submit" className="button">
        Filter
      </button>
      {filter && (
        <button type="button" className="button" data-kind="quiet" onClick={() => onChange(undefined)}>
          Clear
        </button>
      )}
    </form>
  );
}
