/**
 * The type of a delivered row: what a schema of zod 3, zod 4 or any Standard Schema puts out.
 *
 * @example type Contact = SchemaRow<typeof contactSchema>
 */
export type SchemaRow<S> = S extends { readonly _zod: { readonly output: infer Output } }
  ? Output
  : S extends { readonly _output: infer Output }
    ? Output
    : S extends { readonly '~standard': { readonly types?: infer Types } }
      ? NonNullable<Types> extends { readonly output: infer Output }
        ? Output
        : never
      : never;
