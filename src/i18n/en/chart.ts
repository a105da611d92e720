const chart = {
  label: 'Price chart of {{symbol}}',
  periods: 'Chart period',
  averages: 'Moving averages',
  average: 'MA{{length}}',
  showLine: 'Show as a line',
  showCandles: 'Show as candles',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  show: 'Show chart',
  hide: 'Hide chart',
  openFull: 'Open full chart',
  empty: 'No trades yet',
  emptyHint: 'The chart begins with the first trade in this market.',
  failed: 'The chart did not load',
  legend: {
    open: 'Open',
    openShort: 'O',
    high: 'High',
    highShort: 'H',
    low: 'Low',
    lowShort: 'L',
    close: 'Close',
    closeShort: 'C',
    volumeShort: 'Vol',
  },
  stats: {
    high: '24h high',
    low: '24h low',
    volume: '24h volume ({{asset}})',
    turnover: '24h turnover ({{asset}})',
  },
  // Beside the price of a line across the chart: short.
  line: {
    order: 'Order',
    position: 'Position',
    profit: 'TP',
    loss: 'SL',
    liquidation: 'Liq.',
    entry: 'Entry',
  },
  orderLine: {
    buy: 'Buy {{amount}}',
    sell: 'Sell {{amount}}',
  },
} as const;

export default chart;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chart: typeof chart;
  }
}
