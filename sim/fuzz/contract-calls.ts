/** The contract's declaration of a field, as JSON schema. */
export interface FieldSchema {
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
}

/** A declared call with its fields and an example. */
export interface ContractCall {
  readonly method: string;
  /** With the base, such as `/api/coin/trade`. */
  readonly path: string;
  readonly fields: Readonly<Record<string, FieldSchema>>;
  /** Fields of a request that was accepted. */
  readonly example: Readonly<Record<string, string>>;
  readonly isMultipart: boolean;
}

interface Content {
  readonly schema: { readonly properties?: Readonly<Record<string, FieldSchema>> };
  readonly example?: Readonly<Record<string, string>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly schema?: FieldSchema; readonly example?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
}

/** Reads the calls from the document that a host makes of the contract (`/openapi.json`). */
export function contractCalls(document: unknown): readonly ContractCall[] {
  const { paths } = document as { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const named = parameters.flatMap(({ name, ...rest }) => (name === undefined ? [] : [{ name, ...rest }]));
      const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const query = Object.fromEntries(named.map(({ name, schema = {} }) => [name, schema]));
      const sent = named.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]]));
      return {
        method: method.toUpperCase(),
        path: `/api${path}`,
        fields: content?.schema.properties ?? query,
        example: content ? content.example : Object.fromEntries(sent),
        isMultipart: type.startsWith('multipart'),
      };
    }),
  );
  const values: Record<string, string> = Object.assign({}, ...calls.map(({ example }) => example));
  // A call that no example was made of takes the values that other calls have for its fields.
  return calls.map(({ example, ...call }) => {
    const known = Object.keys(call.fields).filter((name) => values[name] !== undefined);
    return { ...call, example: example ?? Object.fromEntries(known.map((name) => [name, values[name] as string])) };
  });
}
