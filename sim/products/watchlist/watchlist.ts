import { ok, refuse } from '../../handler';
import type { World } from '../../world';
import { listedMarkets } from '../quotes/listed';

/** The favourites of a customer in the order they were added. */
export function favouritesOf(world: World, userId: number) {
  return world.tables.favourites.list('user', userId).map(({ id, currencyId }) => ({ id, currency_id: currencyId }));
}

/** Adds a coin or stock that has a listed market. Returns the id of the entry. */
export function addFavourite(world: World, userId: number, currencyId: number) {
  const { favourites } = world.tables;
  if (!listedMarkets(world).some((instrument) => instrument.currencyId === currencyId))
    return refuse('currency_unknown');
  if (favourites.first('entry', `${userId}|${currencyId}`)) return refuse('already_favourite');
  return ok({ id: favourites.insert({ id: favourites.nextId(), userId, currencyId }).id });
}

/** Removes an entry by its id. Another customer's entry counts as unknown. */
export function removeFavourite(world: World, userId: number, entryId: number) {
  const { favourites } = world.tables;
  if (favourites.get(entryId)?.userId !== userId) return refuse('favourite_unknown');
  favourites.remove(entryId);
  return ok(null);
}
