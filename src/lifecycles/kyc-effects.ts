import { fromPromise } from 'xstate';
import { fetchIdentity, type IdentityFields, statusesOf, submitIdentity } from '@/data/accounts/identity';
import { isUncertain } from '@/data/api/repeat';
import { type AdvancedFields, type BasicFields, kycMachine } from './kyc';

/** Whether the exchange has the documents although its answer was lost. */
async function hasArrived(level: 'basic' | 'advanced'): Promise<boolean> {
  try {
    const status = statusesOf(await fetchIdentity())[level];
    return status === 'pending' || status === 'approved';
  } catch {
    // Unknown: then the first failure is reported.
    return false;
  }
}

async function submit(level: 'basic' | 'advanced', fields: IdentityFields): Promise<void> {
  try {
    await submitIdentity(fields);
  } catch (error) {
    if (!isUncertain(error) || !(await hasArrived(level))) throw error;
  }
}

/** The machine with the app's effects. */
export const kycLogic = kycMachine.provide({
  actors: {
    submitBasic: fromPromise<void, BasicFields>(({ input }) => submit('basic', { real_type: 1, ...input })),
    submitAdvanced: fromPromise<void, AdvancedFields>(({ input }) => submit('advanced', { real_type: 2, ...input })),
  },
});
