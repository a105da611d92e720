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

/** A customer as data, just created and without money. */
export interface SeedPerson {
  readonly user: UserRow;
  readonly history: AccountHistory;
  readonly persona: Person;
  readonly notes: Notes;
}

/** What a start state is made for. */
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
 * What a product does; what it has in the state is in its stored.ts. A product leaves out what it has none of, but a
 * kind of timed event or a trigger that it has stored names for, and no function, does not compile.
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
    /** What presenters and testers can do to it. */
    readonly actions?: Readonly<Record<string, AnyAction<OnWorld>>>;
    /** Adds what customers have of this product from the day they joined. */
    readonly seedPerson?: (world: World, person: SeedPerson) => void;
    /** What customers as data have of this product besides money. It is added after their money. */
    readonly person?: PersonPart;
    /** Adds what every exchange starts with. Runs once, after the personas. */
    readonly seed?: (world: World, start: Start) => void;
  };
