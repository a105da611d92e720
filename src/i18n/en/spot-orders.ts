/** Kinds of spot orders beyond limit and market, and what becomes of them. */
const spotOrders = {
  kinds: {
    limit: 'Limit',
    market: 'Market',
    stop_limit: 'Stop-limit',
    stop_market: 'Stop-market',
    take_profit_limit: 'Take profit (limit)',
    take_profit_market: 'Take profit (market)',
    oco: 'One cancels the other (OCO)',
    post_only: 'Post-only',
    ioc: 'Immediate or cancel (IOC)',
    fok: 'Fill or kill (FOK)',
  },
  short: {
    stop: 'Stop',
    profit: 'TP',
    oco: 'OCO',
    post_only: 'Post',
    ioc: 'IOC',
    fok: 'FOK',
  },
  hints: {
    limit: 'Buys or sells at your price or better, and waits until it is filled or cancelled.',
    market: 'Buys or sells at once, at the best prices of the order book.',
    stop_limit: 'Places a limit order when the price falls to your trigger (sell) or rises to it (buy).',
    stop_market: 'Trades at the market when the price falls to your trigger (sell) or rises to it (buy).',
    take_profit_limit: 'Places a limit order when the price rises to your trigger (sell) or falls to it (buy).',
    take_profit_market: 'Trades at the market when the price rises to your trigger (sell) or falls to it (buy).',
    oco: 'A limit order and a stop for the same amount: when one takes effect, the other is cancelled.',
    post_only: 'A limit order that only waits in the book: refused if it would trade at once.',
    ioc: 'A limit order that trades at once what it can, and cancels the rest.',
    fok: 'A limit order that trades at once completely, or not at all.',
  },
  more: 'More order types',
  trigger: 'Trigger price ({{asset}})',
  triggerShort: 'Trigger',
  unit: 'Enter the amount in {{asset}}',
  spend: 'Total ({{asset}})',
  far: {
    above: 'Your price is {{percent}} above the trigger price.',
    below: 'Your price is {{percent}} below the trigger price.',
  },
  placed: {
    stop: 'Order placed, waiting for {{stop}}. {{locked}} held',
    pair: 'Both orders placed. {{locked}} held',
  },
  notice: {
    triggered: 'Triggered at {{stop}}: {{order}}',
    ioc: 'Nothing was offered at your price. The order was cancelled',
    fok: 'The whole amount was not offered at your price. The order was cancelled',
    oco: 'The other order of the pair was cancelled',
    cut: '{{order}} was cancelled. {{reason}}',
  },
  order: {
    trigger: 'Trigger price',
    triggered: 'Triggered',
    notYet: 'Not yet',
    force: 'Time in force',
    gtc: 'Until filled or cancelled (GTC)',
    partner: 'Other order of the pair',
    pair: 'One cancels the other',
    reason: 'Reason',
    reasons: {
      user: 'Cancelled by you',
      ioc: 'Not filled at once (IOC)',
      fok: 'Could not be filled completely (FOK)',
      oco: 'The other order of the pair took effect',
      book: 'The order book offered no more',
      limits: 'The balance would have become too large',
    },
    at: '{{amount}} at {{price}}, trigger {{stop}}',
    waiting: 'Waiting',
    heldForBoth: 'Held for both',
    postOnly: 'Post-only',
  },
  edit: {
    open: 'Change',
    title: 'Change order',
    save: 'Save changes',
    done: 'Order changed',
    both: 'The amount is common to both orders of the pair.',
    filled: '{{filled}} of it is already filled.',
    cancelPair: 'The other order of the pair will be cancelled too.',
    cancelledPair: 'Both orders of the pair were cancelled',
  },
} as const;

export default spotOrders;

declare module '../texts' {
  interface TextsByNamespace {
    'spot-orders': typeof spotOrders;
  }
}
