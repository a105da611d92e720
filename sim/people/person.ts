import * as v from 'valibot';
import { email, nickname } from '@/domain/accounts/validation';
import { MAX_CLOSE_ORDERS } from '@/domain/futures/close';
import { documentName, normalName } from '@/domain/identity/identity';
import { LOAN_TERMS } from '@/domain/loans/loans';
import { says } from './fault';
import { ago, amount, balances, listOf, market, oneOf, only, price, textTo, whole } from './fields';

/**
 * A customer as data (designed): the schema of the personas, of files and links in the control room, and of the
 * `people` of scenarios. Everything but the name and an address to log in with may be missing. Such data may bring the
 * customer a past: orders, loans and deposits from before the moment at which it is added.
 */

/** The states of a person's verification. */
export const IDENTITIES = [
  'none',
  'basic-pending',
  'basic-rejected',
  'basic',
  'advanced-pending',
  'advanced-rejected',
  'advanced',
] as const;

const SIDES = ['buy', 'sell'] as const;
const DIRECTIONS = ['long', 'short'] as const;
/** `oco`: a limit order and a stop of which one cancels the other. */
const WAITING_ORDERS = [
  'limit',
  'stop_limit',
  'stop_market',
  'take_profit_limit',
  'take_profit_market',
  'oco',
] as const;

const order = only({
  market,
  side: oneOf(SIDES),
  type: v.optional(oneOf(WAITING_ORDERS), 'limit'),
  amount,
  price: v.optional(price),
  /** The price that triggers it. */
  stop: v.optional(price),
  /** Limit price of the stop of an `oco`, which takes any price when it is missing. */
  stopLimit: v.optional(price),
  /** Whether a limit order may only wait: it is refused where it would trade at once. */
  postOnly: v.optional(v.boolean()),
});

const pastOrder = only({
  market,
  side: oneOf(SIDES),
  amount,
  price: amount,
  /** The filled part of the amount; all of it when missing, none of it for an order that was cancelled unfilled. */
  filled: v.optional(amount),
  ago,
});

const position = only({
  market,
  side: oneOf(DIRECTIONS),
  lots: whole(1, 1_000_000),
  multiple: whole(1, 1_000),
  /** The price at which it was opened; the market's when missing. */
  openPrice: v.optional(price),
  /** With one of these it is an order that waits: for a better price, or for a price on either side. */
  limit: v.optional(price),
  trigger: v.optional(price),
  takeProfit: v.optional(price),
  stopLoss: v.optional(price),
  /** Close orders of an open position: lots that close at a price. */
  closes: listOf(only({ lots: whole(1, 1_000_000), price }), MAX_CLOSE_ORDERS),
});

const option = only({
  market,
  side: oneOf(['up', 'down']),
  seconds: whole(1, 3600),
  stake: amount,
  /** When it began, and at which price; the market's of that moment when missing. */
  ago: v.optional(ago, '0s'),
  openPrice: v.optional(price),
});

const loan = only({
  amount,
  days: v.picklist(
    LOAN_TERMS.map(({ days }) => days),
    says('choice', { options: LOAN_TERMS.map(({ days }) => days).join(', ') }),
  ),
  /** When it was paid out. Its money is beside the balances of this file. */
  ago: v.optional(ago, '0s'),
  /** Repayments right after the beginning of a day of the loan, counted from 1. */
  repaid: listOf(only({ day: whole(1, 120), amount }), 120),
});

/** The rules of cards say more than that a text is missing. */
const cardText = v.optional(v.pipe(v.string(), v.maxLength(200, says('length', { most: 200 }))), '');

export const personSchema = v.pipe(
  only({
    /** For editors. */
    $schema: v.optional(v.string()),
    name: v.pipe(
      v.string(),
      v.check((text) => text !== '' && nickname(text) === null, says('name')),
    ),
    email: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => email(text) === null, says('email')),
      ),
    ),
    phone: v.optional(v.pipe(v.string(), v.regex(/^\+[1-9]\d{0,3} \d{6,14}$/, says('phone')))),
    /** The name on their document. */
    realName: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => documentName(text) === null && normalName(text) === text, says('realName')),
      ),
    ),
    identity: v.optional(oneOf(IDENTITIES), 'none'),
    /** Why the review has rejected the document. */
    rejectedFor: v.optional(textTo(200)),
    /** VIP tier. */
    level: v.optional(whole(0, 4), 0),
    /** Approved deposits so far, in USD. */
    deposited: v.optional(amount, '0'),
    blocked: v.optional(v.boolean(), false),
    /** A persona, an e-mail address or a phone number. */
    invitedBy: v.optional(textTo(254)),
    /** Totals, of which the orders, positions and deposits below take their part. */
    balances: v.optional(balances, {}),
    cards: v.optional(
      only({
        domestic: v.optional(
          only({
            name: cardText,
            number: cardText,
            bank: cardText,
            bankAddress: cardText,
            branch: cardText,
            clearingNumber: cardText,
          }),
        ),
        international: v.optional(
          only({
            name: cardText,
            number: cardText,
            bank: cardText,
            bankAddress: cardText,
            branch: cardText,
            aba: cardText,
            swift: cardText,
            phone: cardText,
            address: cardText,
          }),
        ),
      }),
      {},
    ),
    /** Withdrawal addresses; two simulated ones for a verified person when missing. */
    addresses: v.optional(
      v.pipe(
        v.array(
          only({
            coin: textTo(12),
            network: v.optional(textTo(24)),
            address: textTo(200),
            memo: v.optional(textTo(100)),
            label: v.optional(textTo(64)),
          }),
        ),
        v.maxLength(50, says('tooMany', { most: 50 })),
      ),
    ),
    /** Open spot orders. */
    orders: listOf(order, 200),
    /** Orders that have ended. They moved their money long ago, and move none now. */
    pastOrders: listOf(pastOrder, 200),
    positions: listOf(position, 50),
    options: listOf(option, 20),
    /** Lock-up deposits. What they have yielded since they were made is beside the balances of this file. */
    locks: listOf(only({ asset: textTo(12), days: whole(1, 3650), amount, ago: v.optional(ago, '0s') }), 100),
    /** Dual investments: shares of the product with this term that matures first. */
    dual: listOf(only({ market, type: oneOf(['call', 'put']), days: whole(1, 3650), shares: whole(1, 100_000) }), 20),
    loans: listOf(loan, 5),
    favourites: listOf(market, 200),
    /** Messages from the exchange's staff, beside those that every customer gets. */
    messages: listOf(
      only({
        title: textTo(100),
        text: textTo(2_000),
        read: v.optional(v.boolean(), false),
        ago: v.optional(ago, '0s'),
      }),
      100,
    ),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email: mail, phone }) => mail !== undefined || phone !== undefined,
      says('contact'),
    ),
    ['email'],
  ),
);

/** A person as written. */
export type PersonSource = v.InferInput<typeof personSchema>;
/** A valid person with the defaults filled in. */
export type Person = v.InferOutput<typeof personSchema>;
