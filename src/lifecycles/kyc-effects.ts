import { fromPromise } from 'xstate';
import { fetchIdentity, type IdentityFields, statusesOf, submitIdentity } from '@/data/accounts/identity';
import { unlessDone } from '@/data/api/lost-answer';
import { type AdvancedFields, type BasicFields, kycMachine } from './kyc';

/** Whether the exchange has the documents. */
async function hasArrived(level: 'basic' | 'advanced'): Promise<boolean> {
  const status = statusesOf(await fetchIdentity())[level];
  return status === 'pending' || status === 'approved';
}

const submit = (level: 'basic' | 'advanced', fields: IdentityFields): Promise<void> =>
  unlessDone(submitIdentity(fields), () => hasArrived(level));

/** The machine with the app's effects. */
export const kycLogic = kycMachine.provide({
  actors: {
    submitBasic: fromPromise<void, BasicFields>(({ input }) => submit('basic', { real_type: 1, ...input })),
    submitAdvanced: fromPromise<void, AdvancedFields>(({ input }) => submit('advanced', { real_type: 2, ...input })),
  },
});
