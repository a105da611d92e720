/**
 * Elements of the app that a tour's step can point at, marked by `data-tour`. A unit test compares the list with the
 * source, a browser test with the pages.
 */
export const TOUR_ANCHORS = [
  'tab-home',
  'tab-market',
  'tab-trade',
  'tab-finance',
  'tab-assets',
  'home-visitor',
  'home-movers',
  'market-tabs',
  'market-stocks',
  'market-rows',
  'market-hours',
  'trade-banner',
  'trade-pair',
  'trade-form',
  'trade-book',
  'trade-orders',
  'options-form',
  'options-orders',
  'futures-risk',
  'futures-form',
  'futures-book',
  'positions',
  'assets-total',
  'assets-accounts',
  'talk-log',
  'talk-field',
  'setting-service',
  'ieo-head',
  'ieo-form',
  'ieo-path',
  'loan-limit',
] as const;

export type TourAnchor = (typeof TOUR_ANCHORS)[number];
