import type { Call, CallInput, CallRefusal } from '../../calls';
import type { RefusalCode } from '../codes';

/**
 * The input field to correct after a refusal; null if no field helps. If several fields share the code: an input field
 * for each wire field that the refusal may name, and `otherwise` for a refusal that names none of them.
 */
export type RefusalField<Field extends string = string> = Field | null | Readonly<Record<string, Field | null>>;

/** `RefusalField` as a call declares it: with its own fields only, and with `otherwise`. */
type DeclaredField<Field extends string> =
  | Field
  | null
  | ({ readonly otherwise: Field | null } & { readonly [F in Field]?: Field | null });

/**
 * Names the input field, in its wire name, of every refusal of a call. A forgotten refusal does not compile. Refusals
 * that every call shares have no field.
 */
export function refusalFields<
  C extends Call,
  const Fields extends { readonly [R in CallRefusal<C>]: DeclaredField<keyof CallInput<C> & string> },
>(_call: C, fields: Fields & { readonly [R in Exclude<keyof Fields, CallRefusal<C>>]: never }): Fields {
  return fields;
}

/** A refusal of the exchange, or a rule that the input in the form breaks. */
interface NamedRefusal {
  readonly reason: RefusalCode | null;
  /** The wire field, where the refusal names it; servers that send sentences only name neither. */
  readonly field?: string | undefined;
}

/** The field at which a refusal is shown; null if it belongs to none. */
export function fieldOf<Field extends string>(
  fields: Readonly<Partial<Record<RefusalCode, RefusalField<Field>>>>,
  { reason, field }: NamedRefusal,
): Field | null {
  const places = (reason && fields[reason]) ?? null;
  if (places === null || typeof places === 'string') return places;
  return places[field !== undefined && Object.hasOwn(places, field) ? field : 'otherwise'] ?? null;
}

/** Refusals of a verification code. Most calls name its field `code`. */
export const CODE = {
  code_required: 'code',
  code_format: 'code',
  code_wrong: 'code',
  code_expired: 'code',
  code_exhausted: 'code',
} as const;

/** Refusals of the payment password, which is asked for in a sheet of its own. */
export const PAY_PASSWORD = {
  pay_password_missing: null,
  pay_password_required: null,
  pay_password_locked: null,
  pay_password_wrong: null,
} as const;
