import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';

interface Contact {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
}

interface Answer {
  /** The request, in copyable form. */
  readonly request: string;
  readonly total: number;
  readonly contacts: readonly Contact[];
}

interface Records {
  readonly rest: Answer;
  readonly graphql: Answer;
}

const REST = '/api/contacts?sort=-updatedAt&limit=5';
const GRAPHQL = `{
  contacts(sort: "-updatedAt", limit: 5) {
    nodes { id email firstName lastName company }
    pageInfo { total }
  }
}`;

/** The imported records, read through REST and GraphQL. Personal data: requires sign-in. */
export function ContactRecords(): ReactNode {
  const [records, setRecords] = useState<Records | null>(null);
  const [failure, setFailure] = useState('');

  const show = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setFailure('');
    try {
      const token = await signIn(String(form.get('email')), String(form.get('password')));
      const [rest, graphql] = await Promise.all([readRest(token), readGraphql(token)]);
      setRecords({ rest, graphql });
    } catch (error) {
      setFailure((error as Error).message);
    }
  };

  if (records) {
    return (
      <>
        <AnswerView title="By REST" answer={records.rest} />
        <AnswerView title="By GraphQL" answer={records.graphql} />
      </>
    );
  }
  return (
    <form className="sign-in" onSubmit={(event) => void show(event)}>
      <p>
        Only users with permission can see contacts. Sign in with the email address and password that the server printed
        at startup.
      </p>
      <label>
        E-mail <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" className="cta">
        Show the records
      </button>
      {failure === '' ? null : <p role="alert">{failure}</p>}
    </form>
  );
}

function AnswerView({ title, answer }: { readonly title: string; readonly answer: Answer }): ReactNode {
  return (
    <section className="result" aria-label={title}>
      <h3>
        {title}: {answer.total} contacts
      </h3>
      <pre>
        <code>{answer.request}</code>
      </pre>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>E-mail</th>
              <th>First name</th>
              <th>Last name</th>
              <th>Company</th>
            </tr>
          </thead>
          <tbody>
            {answer.contacts.map(({ id, email, firstName, lastName, company }) => (
              <tr key={id}>
                <td>{email}</td>
                <td>{firstName}</td>
                <td>{lastName}</td>
                <td>{company}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

async function signIn(email: string, password: string): Promise<string> {
  const { token } = await ask<{ readonly token: string }>('/api/auth/signin', { body: { email, password } });
  return token;
}

async function readRest(token: string): Promise<Answer> {
  const { data, meta } = await ask<{ readonly data: readonly Contact[]; readonly meta: { readonly total: number } }>(
    REST,
    { token },
  );
  return { request: `GET ${REST}`, total: meta.total, contacts: data };
}

interface Connection {
  readonly nodes: readonly Contact[];
  readonly pageInfo: { readonly total: number };
}

async function readGraphql(token: string): Promise<Answer> {
  const { data } = await ask<{ readonly data: { readonly contacts: Connection } }>('/graphql', {
    token,
    body: { query: GRAPHQL },
  });
  return { request: GRAPHQL, total: data.contacts.pageInfo.total, contacts: data.contacts.nodes };
}

interface Asked {
  readonly token?: string;
  readonly body?: unknown;
}

async function ask<Body>(address: string, { token, body }: Asked): Promise<Body> {
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Body & { readonly error?: { readonly message: string } };
  if (!response.ok) throw new Error(answer.error?.message ?? 'The server did not answer as expected.');
  return answer;
}
