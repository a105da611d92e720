import { defineTable } from '@sim/db/table-definition';

/** One favourite: a coin or stock on a customer's watchlist. The id is what /optional/del takes. */
export interface FavouriteRow {
  readonly id: number;
  readonly userId: number;
  readonly currencyId: number;
}

/**
 * A price alert: the customer is notified once the market reaches the price, and the row is removed then. Prices are
 * ticks of its market.
 */
export interface PriceAlertRow {
  readonly id: number;
  readonly userId: number;
  readonly symbolIndex: number;
  /** 1 waits for a rise, -1 for a fall. */
  readonly direction: 1 | -1;
  readonly priceTicks: number;
  /** The last price when it was set. */
  readonly fromTicks: number;
  readonly createdMs: number;
}

export const priceAlerts = defineTable<PriceAlertRow>()({
  name: 'price_alerts',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    price: (row) => `${row.userId}|${row.symbolIndex}|${row.priceTicks}`,
  },
});

/** An alert after its price was reached. Its own id gives the order; `alertId` is that of the alert. */
export interface ReachedAlertRow extends Omit<PriceAlertRow, 'fromTicks'> {
  readonly alertId: number;
  readonly reachedMs: number;
}

export const reachedAlerts = defineTable<ReachedAlertRow>()({
  name: 'reached_alerts',
  key: 'id',
  indexes: { user: (row) => row.userId },
});

export const favourites = defineTable<FavouriteRow>()({
  name: 'favourites',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    entry: (row) => `${row.userId}|${row.currencyId}`,
  },
});
