import { defineTable } from '@sim/db/table-definition';

/** One favourite: a coin or stock on a customer's watchlist. The id is what /optional/del takes. */
export interface FavouriteRow {
  readonly id: number;
  readonly userId: number;
  readonly currencyId: number;
}

export const favourites = defineTable<FavouriteRow>()({
  name: 'favourites',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    entry: (row) => `${row.userId}|${row.currencyId}`,
  },
});
