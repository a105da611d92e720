import * as v from 'valibot';
import { declareCalls } from './declare';
import { form } from './fields';
import { decimal, integer } from './shapes';

/** The amount invested in one product in one coin, with its value at current prices. */
const holding = v.object({
  product: v.picklist(['lockup', 'dual', 'ieo']),
  currency_id: integer,
  currency_name: v.string(),
  amount: decimal,
  usdt: decimal,
});

const USDT_NOTE = 'Equivalents are in USDT at the prices of the moment; days are those of the exchange (UTC+8).';

/** The customer's earnings from all financial products (designed: the family has no such overview). */
export const financial = declareCalls({
  'GET /financial/overview': {
    access: 'user',
    request: form({}),
    response: v.object({
      holdings: v.array(holding),
      invested_usdt: decimal,
      /** Since the beginning. */
      earned_usdt: decimal,
      today_usdt: decimal,
      /** The last 30 days, oldest first, including days without earnings. `day` is a date. */
      days: v.array(v.object({ day: v.string(), usdt: decimal })),
    }),
    refusals: [],
    source: 'designed',
    note: USDT_NOTE,
  },
});
