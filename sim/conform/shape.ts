import * as v from 'valibot';
import { decimal } from '@/contract/shapes';

/** The parts of a valibot schema that a walk over a value needs. */
export interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly options?: readonly Shape[];
  readonly value?: Shape;
}

interface Visitor {
  /** A key that no declaration knows. */
  extra?(path: string, value: unknown): void;
  /** An amount, a price or another number. */
  number?(path: string, value: unknown): void;
  /** A text. */
  text?(path: string, value: string): void;
  /** An object whose fields are declared. */
  object?(path: string, value: Readonly<Record<string, unknown>>, entries: Readonly<Record<string, Shape>>): void;
}

/** Rows of a list share a path, `list[].price`, so that one departure in every row is reported once. */
export const joined = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[]` : path === '' ? key : `${path}.${key}`;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Goes through a value along its schema. It stops where they differ, because the schema's own check reports that. */
export function walkShape(schema: Shape, value: unknown, path: string, visitor: Visitor): void {
  if (value === null || value === undefined) return;
  const deeper = (next: Shape | undefined, inner: unknown, at: string) => {
    if (next) walkShape(next, inner, at, visitor);
  };
  if ((schema as unknown) === decimal || schema.type === 'number') visitor.number?.(path, value);
  else if (schema.type === 'string' && typeof value === 'string') visitor.text?.(path, value);
  else if (schema.options && schema.type === 'union') {
    const fits = schema.options.find((option) => v.is(option as unknown as v.GenericSchema, value));
    deeper(fits, value, path);
  } else if (schema.wrapped) deeper(schema.wrapped, value, path);
  else if (schema.type === 'array' && Array.isArray(value)) {
    for (const [index, inner] of value.entries()) deeper(schema.item, inner, joined(path, index));
  } else if (schema.items && Array.isArray(value)) {
    for (const [index, inner] of value.entries()) deeper(schema.items[index], inner, joined(path, index));
  } else if (schema.type === 'record' && isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) deeper(schema.value, inner, joined(path, key));
  } else if (schema.entries && isRecord(value)) {
    visitor.object?.(path, value, schema.entries);
    for (const [key, inner] of Object.entries(value)) {
      const entry = Object.hasOwn(schema.entries, key) ? schema.entries[key] : undefined;
      if (entry) deeper(entry, inner, joined(path, key));
      else if (schema.type === 'object') visitor.extra?.(joined(path, key), inner);
    }
  }
}
