import type { loansRequests } from '@/contract/loans/requests';
import { LOAN_REPAID } from '@/domain/loans/loans';
import { type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { applyForLoan, cancelLoan } from './apply';
import { loanConfig, loanDetail, loansOf } from './list';
import { repayLoan } from './repay';

/** Loans. */
export const loansHandlers: HandlersOf<typeof loansRequests> = {
  'GET /loan/config': (world, _input, { user }) => ok(loanConfig(world, user)),
  'POST /loan/apply': (world, input, { user, lang }) => {
    const outcome = applyForLoan(world, user, input);
    return outcome.ok ? ok(successMessage('loan_asked', lang)) : outcome;
  },
  'POST /loan/cancel': (world, { id }, { user, lang }) => {
    const cancelled = cancelLoan(world, user.id, id);
    return cancelled.ok ? ok(successMessage('loan_cancelled', lang)) : cancelled;
  },
  'GET /loan/list': (world, input, { user, lang }) => ok(loansOf(world, user.id, { open: undefined, ...input }, lang)),
  'GET /loan/detail': (world, { id }, { user, lang }) => {
    const row = world.tables.loans.get(id);
    return row && row.userId === user.id ? ok(loanDetail(world, row, lang)) : refuse('loan_unknown');
  },
  'POST /loan/repay': (world, input, { user, lang }) => {
    const paid = repayLoan(world, user.id, input);
    if (!paid.ok) return paid;
    return ok(successMessage(paid.payload.status === LOAN_REPAID ? 'loan_repaid' : 'loan_repayment', lang));
  },
};
