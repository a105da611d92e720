import type { financial } from '@/contract/earnings';
import { type HandlersOf, ok } from '../handler';
import { financialOverview } from '../products/earnings/overview';

/** Earnings over all financial products. */
export const financialHandlers: HandlersOf<typeof financial> = {
  'GET /financial/overview': (world, _, { user }) => ok(financialOverview(world, user.id)),
};
