import type { BillKind } from '@/domain/accounts/bills';
import type { AnyTableDefinition } from '../db/table-definition';
import type { LocalizedText } from '../texts/localize';
import type { MessageKind } from './messages/template';

/** A reason why money moves. */
export interface Reason {
  /**
   * Wire code of a change of the available balance (contract section 1.3, account_log.type); one for each direction
   * where this API family distinguishes them.
   */
  readonly code: number | { readonly in: number; readonly out: number };
  /** What account logs show. */
  readonly label: LocalizedText;
  /** The kind of bill under which the customer finds it. */
  readonly bill: BillKind;
  /**
   * Set when money enters or leaves a customer's balances without a profit or loss: payments from and to the outside,
   * what the exchange gives, and purchases or sales of things that no balance shows (artworks, and tokens between their
   * allotment and their issue).
   */
  readonly isFlow?: true;
}

type Nothing = Record<never, never>;

/** Everything of a product that is part of the exchange's state, with its names. */
export interface Stored<Tables, Timer extends string, Trigger extends string, ReasonName extends string, Messages> {
  /** By property of `world.tables`. A table that no product names is not saved, hashed or rolled back. */
  readonly tables: Tables;
  /** Kinds of timed events; each needs its function in the product's product.ts. */
  readonly timers: readonly Timer[];
  /** Prefixes of the ids of its price triggers, before the colon; each needs its function in product.ts. */
  readonly triggers: readonly Trigger[];
  /** Why the product moves money. */
  readonly reasons: Readonly<Record<ReasonName, Reason>>;
  /** Messages it writes to customers, by the name that `sendMessage` takes. */
  readonly messages: Messages;
}

/** Declares what a product has in the state; every part is optional. */
export const stored = <
  Tables extends Readonly<Record<string, AnyTableDefinition>> = Nothing,
  const Timer extends string = never,
  const Trigger extends string = never,
  ReasonName extends string = never,
  Messages extends Readonly<Record<string, MessageKind>> = Nothing,
>(
  parts: Partial<Stored<Tables, Timer, Trigger, ReasonName, Messages>>,
): Stored<Tables, Timer, Trigger, ReasonName, Messages> => ({
  tables: parts.tables ?? ({} as Tables),
  timers: parts.timers ?? [],
  triggers: parts.triggers ?? [],
  reasons: parts.reasons ?? ({} as Readonly<Record<ReasonName, Reason>>),
  messages: parts.messages ?? ({} as Messages),
});
