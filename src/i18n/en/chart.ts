const chart = {
  label: 'Price chart of {{symbol}}',
  mark: 'Charting by TradingView',
  periods: 'Chart interval',
  // Of the bars in sight, for screen readers.
  summary: '{{symbol}}, {{period}}: last {{last}}, high {{high}}, low {{low}}, change {{change}}',
  periodNames: {
    '1min': '1 minute',
    '5min': '5 minutes',
    '15min': '15 minutes',
    '30min': '30 minutes',
    '60min': '1 hour',
    '4hour': '4 hours',
    '1day': '1 day',
    '1week': '1 week',
    '1mon': '1 month',
  },
  indicators: 'Indicators',
  indicatorSettings: 'Indicator settings',
  usualParameters: 'Reset to defaults',
  decrease: 'Decrease {{name}}',
  increase: 'Increase {{name}}',
  indicator: {
    ma: 'Moving average',
    ema: 'Exponential moving average',
    boll: 'Bollinger Bands',
    volume: 'Volume',
    macd: 'MA convergence divergence',
    rsi: 'Relative strength index',
  },
  parameter: {
    length: 'Length',
    line1: 'Line 1',
    line2: 'Line 2',
    line3: 'Line 3',
    fast: 'Fast',
    slow: 'Slow',
    signal: 'Signal',
    width: 'Width',
  },
  showLine: 'Show as a line',
  showCandles: 'Show as candles',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  draw: 'Drawing tools',
  drawFailed: 'Couldn’t load the drawing tools',
  show: 'Show chart',
  openFull: 'Open full chart',
  empty: 'No trades yet',
  emptyHint: 'The chart begins with the first trade in this market.',
  failed: 'Couldn’t load the chart',
  legend: {
    open: 'Open',
    openShort: 'O',
    high: 'High',
    highShort: 'H',
    low: 'Low',
    lowShort: 'L',
    close: 'Close',
    closeShort: 'C',
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

declare module '../texts' {
  interface TextsByNamespace {
    chart: typeof chart;
  }
}
