import type { AccountKind } from '@/contract/account-kinds';
import type { Money } from '@/domain/money/money';
import type { UserRow } from '../products/accounts/tables';
import type { World } from '../world';
import type { NoteFileFault, NoteRefusal } from './fault';
import type { Person, PersonSource } from './person';

/** Records the faults and refusals that a product finds when a person is added. */
export interface Notes {
  readonly fault: NoteFileFault;
  readonly refuse: NoteRefusal;
}

/** An amount in one account. */
export interface Held {
  readonly kind: AccountKind;
  readonly asset: string;
  readonly amount: Money;
}

/** The fields of a person's data that are lists of entries. */
export type ListField = {
  [K in keyof Person]-?: Person[K] extends readonly unknown[] | undefined ? K : never;
}[keyof Person];

/** An entry of one of these lists, read from the exchange. */
export interface Owned {
  readonly field: ListField;
  readonly value: object | string;
  /** Money that adding the entry again takes from each account, beyond what the entry holds now. */
  readonly takes?: readonly Held[];
}

/** A product's part of a person's data (./person.ts). */
export interface PersonPart {
  /** Adds the product's entries by its own rules, and records what they refuse. The customer already has the money. */
  readonly add: (world: World, user: UserRow, person: Person, notes: Notes) => void;
  /** Reads the entries back; adding them again gives the same state. */
  readonly read: (
    world: World,
    user: UserRow,
  ) => {
    readonly owned?: readonly Owned[];
    readonly fields?: Partial<PersonSource>;
  };
}
