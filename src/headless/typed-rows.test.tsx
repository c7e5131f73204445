import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { useImporter } from './use-importer.js';

/* What the compiler makes of the rows: `tsc -b` fails where one of these does not hold. */

const schema = z.object({ email: z.email(), age: z.coerce.number().optional() });

test('rows have the types of the schema or the columns, as those of the component', () => {
  function Screen(): null {
    useImporter({
      schema,
      onComplete: ({ rows }) => expectTypeOf(rows).toEqualTypeOf<readonly z.infer<typeof schema>[]>(),
    });
    useImporter({
      columns: [
        { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
        { id: 'age', label: 'Age', type: 'number' },
      ],
      onComplete: ({ rows }) =>
        expectTypeOf(rows).toEqualTypeOf<readonly { readonly name: string; readonly age: number | null }[]>(),
    });
    useImporter({
      columns: [{ id: 'name', label: 'Name' }],
      resultShape: 'data',
      onComplete: ({ num_rows: count }) => expectTypeOf(count).toBeNumber(),
    });
    return null;
  }
  void Screen;
});
