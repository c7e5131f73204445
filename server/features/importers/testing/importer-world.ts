import { afterAll, beforeAll, expect } from 'vitest';
import type { Importer } from '../../../../src/protocol/index.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../../testing/build-test-app.js';
import type { DatabaseKind } from '../../../testing/databases.js';

type Request = ReturnType<TestApp['http']['get']>;

interface ImporterWorld {
  readonly app: TestApp;
  /** An editor, who makes the requests by default. */
  readonly ann: SignedIn;
  /** A viewer. */
  readonly bob: SignedIn;
  readonly call: (method: 'get' | 'post' | 'put' | 'delete', path: string, person?: SignedIn) => Request;
  readonly create: (more?: object, person?: SignedIn) => Promise<Importer>;
  /** The errors of an importer that is not created. */
  readonly refusalOf: (more: object) => Promise<readonly { field: string; message: string }[]>;
}

/** A server for all tests of a file; its members exist once the tests run. */
export function importerWorld(database: DatabaseKind): ImporterWorld {
  let app: TestApp;
  let ann: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    app = await buildTestApp({ database });
    ann = await app.signIn('editor');
    bob = await app.signIn('viewer');
  });
  afterAll(() => app.close());

  const call: ImporterWorld['call'] = (method, path, person = ann) =>
    app.http[method](`/api/v1${path}`).set('Authorization', `Bearer ${person.token}`);
  return {
    get app() {
      return app;
    },
    get ann() {
      return ann;
    },
    get bob() {
      return bob;
    },
    call,
    create: async (more = {}, person = ann) => {
      const input = { name: 'People', fields: [{ name: 'first_name', type: 'text' }], ...more };
      const { body } = await call('post', '/importers', person).send(input).expect(201);
      return body as Importer;
    },
    refusalOf: async (more) => {
      const input = { name: 'People', fields: [{ name: 'email', type: 'email' }], ...more };
      const { body } = await call('post', '/importers').send(input).expect(422);
      const { errors, detail } = body as { errors: { field: string; message: string }[]; detail: string };
      for (const { field, message } of errors) expect(detail).toContain(`${field}: ${message}`);
      return errors;
    },
  };
}
