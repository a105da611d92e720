import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, integer, pageA, sentence } from '../shapes';
import { futuresPosition } from './shapes';

const sums = {
  caution_money: decimal,
  origin_caution_money: decimal,
  profits: decimal,
};

/** Designed: risk rate and results at mark prices. Positions are liquidated by this rate, not by `hazard_rate`. */
const markSums = { mark_hazard_rate: v.optional(decimal), mark_profits_total: v.optional(decimal) };

/** Futures (specification section 7, contract section 7). */
export const futuresAnswers = {
  'POST /lever/deal': v.object({
    lever_transaction: decoration(v.object({ in: v.array(v.unknown()), out: v.array(v.unknown()) }), {
      in: [],
      out: [],
    }),
    my_transaction: v.array(futuresPosition),
    lever_share_limit: v.object({ min: integer, max: integer }),
    multiple: v.object({
      muit: v.array(v.object({ value: integer })),
      share: v.array(v.object({ value: integer })),
    }),
    last_price: decimal,
    user_lever: decimal,
    all_levers: decimal,
    /** The family spells these two names so. */
    ustd_price: decoration(decimal, '0'),
    ExRAte: decoration(decimal, '0'),
  }),
  'POST /lever/submit': sentence,
  'POST /lever/dealall': v.object({
    balance: decimal,
    hazard_rate: decimal,
    caution_money_total: decimal,
    origin_caution_money_total: decimal,
    profits_total: decimal,
    ...markSums,
    ...sums,
    order: pageA(futuresPosition),
  }),
  'POST /lever/my_trade': v.object({
    rate_profits_total: v.object({ hazard_rate: decimal, profits_total: decimal, ...markSums }),
    message: pageA(futuresPosition),
  }),
  'POST /lever/close': sentence,
  'POST /lever/cancel_close': sentence,
  'POST /lever/reverse': sentence,
  'POST /lever/cancel': sentence,
  'POST /lever/setstop': sentence,
  'POST /lever/batch_close': sentence,
  'POST /follow/selfHolding': sentence,
} satisfies AnswerTable;
