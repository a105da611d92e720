import { LOAN_ASSET, LOAN_WAITING } from '@/domain/loans/loans';
import type { World } from '../../world';
import { approveLoan, rejectLoan } from './decide';
import { loanRoom } from './limit';

/** Review of loan applications. */
export const loanReview = {
  kind: 'loan',
  list: (world: World) =>
    world.tables.loans.list('waiting', LOAN_WAITING).map(({ id, userId, createdMs, amount, days, dayPercent }) => {
      const user = world.tables.users.need(userId);
      const { limit, borrowed } = loanRoom(world, user);
      return {
        id: String(id),
        userId,
        sinceMs: createdMs,
        summary: {
          amount: `${amount} ${LOAN_ASSET}`,
          days: String(days),
          dayRate: `${dayPercent}%`,
          limit: `${limit.toFixed(2)} ${LOAN_ASSET}`,
          used: `${borrowed.toFixed(2)} ${LOAN_ASSET}`,
          credit: String(user.score),
        },
      };
    }),
  approve: (world: World, id: string) => approveLoan(world, Number(id)),
  reject: (world: World, id: string, reason: string) => rejectLoan(world, Number(id), reason),
};
