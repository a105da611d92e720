import { refusalFields } from './refusal-fields';

export const DUAL_PURCHASE_FIELDS = refusalFields('POST /dual/buyDual', {
  quantity_required: 'num',
  quantity_whole: 'num',
  product_unknown: null,
  purchase_repeated: null,
  product_ended: null,
  market_halted: null,
  shares_left: 'num',
  shares_limit: 'num',
  insufficient_balance: 'num',
  dual_rate_moved: null,
});
