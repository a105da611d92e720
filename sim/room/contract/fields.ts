import type { Schema } from 'virtual:contract-documents';

/** A field of a request, answer or event. */
export interface Field {
  /** From the payload, with dots, and `*` for each row: `data.*.price`. Faults use the same notation. */
  readonly path: string;
  readonly name: string;
  /** Number of objects around it. */
  readonly depth: number;
  readonly type: string;
  readonly isOptional: boolean;
  readonly note: string;
}

type Named = Readonly<Record<string, Schema>>;

/** The fields of a payload in their order, those of objects and rows below them. */
export function fieldsOf(schema: Schema, named: Named): readonly Field[] {
  const found = new Map<string, Field>();
  const walk = (inner: Schema, path: string, depth: number) => {
    for (const part of partsOf(inner, named)) {
      for (const [name, property] of Object.entries(part.properties ?? {})) {
        const at = path + name;
        const { description = '' } = resolved(property, named);
        const isOptional = !part.required?.includes(name);
        if (!found.has(at)) {
          found.set(at, { path: at, name, depth, type: typeOf(property, named), isOptional, note: description });
        }
        walk(property, `${at}.`, depth + 1);
      }
      for (const row of rowsOf(part)) walk(row, `${path}*.`, depth);
    }
  };
  walk(schema, '', 0);
  return [...found.values()];
}

/** The type of a value in short form: `Decimal`, `1 | 2`, `{…}[]`. */
export function typeOf(schema: Schema, named: Named): string {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined && !resolved(schema, named).properties) return name;
  const words = partsOf(schema, named).map((part) => {
    if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(' | ');
    if (part.const !== undefined) return JSON.stringify(part.const);
    if (part.type === 'array')
      return `${
        rowsOf(part)
          .map((row) => typeOf(row, named))
          .join(', ') || 'any'
      }[]`;
    if (part.properties || part.additionalProperties) return '{…}';
    return [part.type ?? 'any'].flat().join(' | ');
  });
  return [...new Set(words)].join(' | ');
}

const resolved = (schema: Schema, named: Named): Schema => named[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

/** The variants of a schema; one for most of them. */
const partsOf = (schema: Schema, named: Named): readonly Schema[] => {
  const whole = resolved(schema, named);
  return whole.anyOf ? whole.anyOf.flatMap((part) => partsOf(part, named)) : [whole];
};

const rowsOf = ({ items, prefixItems, additionalProperties }: Schema): readonly Schema[] => [
  ...[items ?? []].flat(),
  ...(prefixItems ?? []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
];
