import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { detailOf } from '../../api/api-failure.js';
import { useSession } from '../../api/session-context.js';
import { useSend } from '../../hooks/use-send.js';
import { Field } from '../../parts/Field.js';
import { Notice } from '../../parts/Notice.js';

export function NameForm(): ReactNode {
  const { api, person, announce, onPersonChanged } = useSession();
  const [name, setName] = useState(person.name);
  const { isSending, failure, send } = useSend();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => {
      onPersonChanged(await api.changeOwnName(name));
      announce('Your name has been changed.');
    });
  };
  return (
    <form className="panel" aria-label="Name" onSubmit={submit}>
      {failure && failure.details.length === 0 && <Notice>{failure.message}</Notice>}
      <Field label="E-mail">{(control) => <input {...control} type="email" readOnly value={person.email} />}</Field>
      <Field label="Name" problem={detailOf(failure, 'name')}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <button
        type="submit"
        className="button"
        data-kind="primary"
        disabled={isSending || name.trim() === '' || name.trim() === person.name}
      >
        Save name
      </button>
    </form>
  );
}
