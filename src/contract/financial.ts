import * as v from 'valibot';
import { declareCalls } from './declare';
import { form } from './fields';
import { decimal, integer } from './shapes';

/** An amount at work in one product, of one coin, with its equivalent at the prices of the moment. */
const holding = v.object({
  product: v.picklist(['lockup', 'dual', 'ieo']),
  currency_id: integer,
  currency_name: v.string(),
  amount: decimal,
  usdt: decimal,
});

const USDT_NOTE = 'Equivalents are in USDT at the prices of the moment; days are those of the exchange (UTC+8).';

/** What a customer's money earns over all financial products (designed: the family has no overview). */
export const financial = declareCalls({
  'GET /financial/overview': {
    access: 'user',
    request: form({}),
    response: v.object({
      holdings: v.array(holding),
      invested_usdt: decimal,
      /** Ever. */
      earned_usdt: decimal,
      today_usdt: decimal,
      /** The last 30 days, the oldest first, also those on which nothing was earned. `day` is a date. */
      days: v.array(v.object({ day: v.string(), usdt: decimal })),
    }),
    refusals: [],
    source: 'designed',
    note: USDT_NOTE,
  },
});
