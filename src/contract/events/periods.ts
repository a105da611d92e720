/** Bar periods in `kline` events. */
export const EVENT_PERIODS = ['1min', '5min', '15min', '30min', '60min', '4hour', '1day', '1mon', '1week'] as const;
export type EventPeriod = (typeof EVENT_PERIODS)[number];
