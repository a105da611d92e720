import type { requests } from '@/contract/requests';
import type { TimedEvent } from '../clock/scheduler';
import type { AnyAction, OnWorld } from '../control-action';
import type { TableOf } from '../db/database';
import type { HandlersOf } from '../handler';
import type { Notes, PersonPart } from '../people/part';
import type { Person } from '../people/person';
import type { World } from '../world';
import type { AccountHistory } from './accounts/account-history';
import type { UserRow } from './accounts/tables';
import type { allStored, ProductName } from './all-stored';
import type { Review } from './review';

type StoredOf<Name extends ProductName> = (typeof allStored)[Name];

export type RunTimer = (world: World, event: TimedEvent) => void;
/** Runs after the trigger was removed from the index. */
export type RunTrigger = (world: World, triggerId: string) => void;

/** A customer who has just been created from a person's data, and has no money yet. */
export interface SeedPerson {
  readonly user: UserRow;
  readonly history: AccountHistory;
  readonly persona: Person;
  readonly notes: Notes;
}

/** What a product needs to add its part of the start state. */
export interface Start {
  /** Virtual epoch milliseconds at which the scenario begins; `world.nowMs` may be earlier. */
  readonly startMs: number;
  /** Whether a visitor is welcomed, because the scenario starts without a signed-in customer. */
  readonly welcomes: boolean;
  /** User id of a persona. */
  readonly idOf: (persona: string) => number;
}

/** How the inspector shows the rows of a table whose rows have states. */
export interface RowStates<Row> {
  readonly name: string;
  /** A row without states shows a constant. */
  readonly state: (row: Row) => string;
  readonly id: (row: Row) => string | number;
  /** User id of the customer; null when the row belongs to none. */
  readonly who: (row: Row) => number | null;
}

type RowOf<Definition> = NonNullable<ReturnType<TableOf<Definition>['get']>>;

/** A function for each name, and nothing when there is no name. */
type ForEach<Property extends string, Name extends string, Run> = [Name] extends [never]
  ? { readonly [P in Property]?: undefined }
  : { readonly [P in Property]: { readonly [N in Name]: Run } };

/**
 * The functions of a product; its stored parts are in stored.ts. Every part is optional, but a timer kind or a trigger
 * prefix that stored.ts names needs its function here, or the product does not compile.
 */
export type Product<Name extends ProductName> = ForEach<'timers', StoredOf<Name>['timers'][number], RunTimer> &
  ForEach<'triggers', StoredOf<Name>['triggers'][number], RunTrigger> & {
    /** The calls it answers. */
    readonly handlers?: Partial<HandlersOf<typeof requests>>;
    /** Customers' requests that wait for the exchange's staff. */
    readonly reviews?: readonly Review[];
    /** Its tables whose rows have states. */
    readonly states?: {
      readonly [T in keyof StoredOf<Name>['tables']]?: RowStates<RowOf<StoredOf<Name>['tables'][T]>>;
    };
    /** Its actions for presenters and testers. */
    readonly actions?: Readonly<Record<string, AnyAction<OnWorld>>>;
    /** Adds what customers have of this product from the day they joined. */
    readonly seedPerson?: (world: World, person: SeedPerson) => void;
    /** Adds and reads this product's part of a person's data, besides money. It is added after the money. */
    readonly person?: PersonPart;
    /** Adds what every exchange starts with. Runs once, after the personas. */
    readonly seed?: (world: World, start: Start) => void;
  };
