/**
 * What an exchange may declare of a market as `futures_features` of its quotes (designed). A client offers nothing that
 * is not declared: servers of the family close whole positions only, cannot reverse them,
 * set stops after the opening only, open at the market or at a limit, and close at the market.
 */
export const FUTURES_FEATURES = ['partial_close', 'reverse', 'order_stops', 'trigger_orders', 'close_orders'] as const;
export type FuturesFeature = (typeof FUTURES_FEATURES)[number];

/** Whether a market declares a feature; a market that is unknown or declares none has none. */
export const hasFuturesFeature = (
  market: { readonly futures_features?: readonly string[] | undefined } | undefined,
  feature: FuturesFeature,
): boolean => market?.futures_features?.includes(feature) ?? false;
