import type { requests } from '@/contract/requests';
import type { TimedEvent } from '../clock/scheduler';
import type { HandlersOf } from '../handler';
import type { PersonPart } from '../people/part';
import type { World } from '../world';
import { folded } from './fold';
import type { Product, RowStates, RunTimer, RunTrigger, SeedPerson, Start } from './product';
import { products } from './products';
import type { Review } from './review';

/** The parts that all products have in common. */
interface AnyProduct extends Pick<Product<'quotes'>, 'reviews' | 'seedPerson' | 'person' | 'seed'> {
  readonly [part: string]: unknown;
}
const allProducts: readonly AnyProduct[] = Object.values(products);

/** The handler of every declared call. A call without one does not compile. */
export const handlers: HandlersOf<typeof requests> = folded(products, 'handlers');
/** The actions of presenters and testers that belong to products. */
export const productActions = folded(products, 'actions');

const timers: Readonly<Record<string, RunTimer>> = folded(products, 'timers');
const triggers: Readonly<Record<string, RunTrigger>> = folded(products, 'triggers');

/** All kinds of timed events that products schedule. The control room has a text for each. */
export const TIMER_KINDS: readonly string[] = Object.keys(timers);

/**
 * The tables whose rows have states. The types of rows end here: that of each product's `states` has checked each of
 * them.
 */
export const rowStates = folded(products, 'states') as unknown as Readonly<Record<string, RowStates<object>>>;

/** Runs a due timed event. Throws on an unknown kind. */
export function fireTimer(world: World, event: TimedEvent): void {
  const run = Object.hasOwn(timers, event.kind) ? timers[event.kind] : undefined;
  if (!run) throw new Error(`nobody owns timers of kind ${event.kind}`);
  run(world, event);
}

/** Fires a trigger, which is already removed from the index. Throws when no product owns it. */
export function fireTrigger(world: World, triggerId: string): void {
  const owner = triggerId.slice(0, triggerId.indexOf(':'));
  const run = Object.hasOwn(triggers, owner) ? triggers[owner] : undefined;
  if (!run) throw new Error(`nobody owns the trigger ${triggerId}`);
  run(world, triggerId);
}

/** All kinds of requests that wait for the exchange's staff. */
export const reviews: readonly Review[] = allProducts.flatMap(({ reviews: ofProduct = [] }) => ofProduct);

/** The products' parts of a person's data, in the order in which they are added, after the money. */
export const personParts: readonly PersonPart[] = allProducts.flatMap(({ person }) => person ?? []);

/** Adds the parts of each product that a customer has from the day they joined. */
export function seedPerson(world: World, person: SeedPerson): void {
  for (const { seedPerson: seed } of allProducts) seed?.(world, person);
}

/** Adds the start state of each product. */
export function seedAll(world: World, start: Start): void {
  for (const { seed } of allProducts) seed?.(world, start);
}
