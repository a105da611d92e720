import { fromPromise } from 'xstate';
import { buyDual, type DualFields } from '@/data/dual/queries';
import { type LockFields, placeLock, redeemLock } from '@/data/lockup/queries';
import { dualPurchaseMachine } from './dual-purchase';
import { lockDepositMachine } from './lock-deposit';

/** The machines with the app's effects. */
export const lockDepositLogic = lockDepositMachine.provide({
  actors: {
    submit: fromPromise<void, LockFields>(({ input }) => placeLock(input)),
    redeem: fromPromise<void, number>(({ input }) => redeemLock(input)),
  },
});

export const dualPurchaseLogic = dualPurchaseMachine.provide({
  actors: { submit: fromPromise<void, DualFields>(({ input }) => buyDual(input)) },
});
