import type { earningsRequests } from '@/contract/earnings/requests';
import { type HandlersOf, ok } from '../../handler';
import { financialOverview } from './overview';

/** Earnings over all financial products. */
export const earningsHandlers: HandlersOf<typeof earningsRequests> = {
  'GET /financial/overview': (world, _, { user }) => ok(financialOverview(world, user.id)),
};
