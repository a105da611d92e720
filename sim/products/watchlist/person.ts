import { type Instrument, instrumentByCurrencyId, instrumentBySymbol } from '../../market/instruments';
import type { PersonPart } from '../../people/part';
import { addFavourite, favouritesOf } from './watchlist';

/** Favourites in a person's data (sim/people/person.ts). */
export const watchlistPerson: PersonPart = {
  add(world, user, { favourites }, { fault, refuse }) {
    for (const [at, market] of favourites.entries()) {
      const { currencyId } = instrumentBySymbol(market) as Instrument;
      const added = addFavourite(world, user.id, currencyId);
      if (added.ok) continue;
      if (added.code === 'already_favourite') fault(`favourites.${at}`, 'twice');
      else refuse(`favourites.${at}`, added);
    }
  },
  read: (world, { id }) => ({
    owned: favouritesOf(world, id).flatMap(({ currency_id }) => {
      const market = instrumentByCurrencyId(currency_id)?.symbol;
      return market ? [{ field: 'favourites' as const, value: market }] : [];
    }),
  }),
};
