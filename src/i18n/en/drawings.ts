const drawings = {
  tools: 'Drawing tools',
  kind: {
    horizontal: 'Horizontal line',
    trend: 'Trend line',
    ray: 'Ray',
    rectangle: 'Rectangle',
    fibonacci: 'Fibonacci retracement',
  },
  hint: 'Choose a tool, or tap a drawing.',
  isHidden: 'The drawings are hidden.',
  isLocked: 'The drawings are locked.',
  step: { only: 'Set its price', first: 'Set the first point', second: 'Set the second point' },
  list: 'Drawings',
  listOf: '{{symbol}}: drawings',
  finish: 'Finish drawing',
  magnet: 'Snap to candles',
  undo: 'Undo',
  edit: 'Edit drawing',
  delete: 'Delete drawing',
  alert: 'Price alert on this line',
  editOne: 'Edit: {{name}}',
  deleteOne: 'Delete: {{name}}',
  named: '{{kind}}, {{prices}}',
  point: '{{price}}, {{time}}',
  full: 'A market holds up to {{max}} drawings. Delete one first.',
  empty: 'No drawings yet',
  emptyHint: 'Choose a tool and set its points on the chart, or add a drawing here and type its values.',
  add: 'Add by values',
  hide: 'Hide all',
  lock: 'Lock all',
  clear: {
    title: 'Delete all drawings?',
    body: 'All drawings of {{symbol}} are removed from this device.',
    confirm: 'Delete all',
  },
  field: {
    price: 'Price',
    time: 'Time',
    priceOf: 'Price {{point}}',
    timeOf: 'Time {{point}}',
    priceMissing: 'Enter a price above 0.',
    timeMissing: 'Enter a date and a time.',
  },
  color: 'Colour',
  colors: { blue: 'Blue', cyan: 'Cyan', pink: 'Pink', green: 'Green', amber: 'Amber', violet: 'Violet' },
  line: 'Line',
  lines: { solid: 'Solid', dashed: 'Dashed' },
  save: 'Save',
  keys: 'The arrow keys move the point, with Shift ten steps at a time. Enter sets it, Delete removes the chosen drawing, Escape goes back.',
} as const;

export default drawings;

declare module '../texts' {
  interface TextsByNamespace {
    drawings: typeof drawings;
  }
}
