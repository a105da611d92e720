import type { AccountKind } from '@/contract/account-kinds';
import type { Money } from '@/domain/money/money';
import type { UserRow } from '../products/accounts/tables';
import type { World } from '../world';
import type { NoteFileFault, NoteRefusal } from './fault';
import type { Person, PersonSource } from './person';

/** What goes to a product's own rules when a person is added. */
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

/** The fields of a person that are lists of what can be added again. */
export type ListField = {
  [K in keyof Person]-?: Person[K] extends readonly unknown[] | undefined ? K : never;
}[keyof Person];

/** One entry of a list of a person, read from the exchange. */
export interface Owned {
  readonly field: ListField;
  readonly value: object | string;
  /** Money that adding the entry again takes from each account, beyond what the entry holds now. */
  readonly takes?: readonly Held[];
}

/** What a product has of customers as data. */
export interface PersonPart {
  /** Adds it by the product's own rules, and notes what they refuse. The customer has their money already. */
  readonly add: (world: World, user: UserRow, person: Person, notes: Notes) => void;
  /** Reads it back, so that adding it again makes the same. */
  readonly read: (
    world: World,
    user: UserRow,
  ) => {
    readonly owned?: readonly Owned[];
    readonly fields?: Partial<PersonSource>;
  };
}
