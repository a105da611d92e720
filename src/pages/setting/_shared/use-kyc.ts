import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { statusesOf, useIdentity } from '@/data/accounts/identity';
import { useUserInfo } from '@/data/accounts/user';
import { keys } from '@/data/queries/keys';
import { statePath } from '@/lib/machines/state-path';
import { inspected } from '@/lifecycles/inspected';
import { kycLogic } from '@/lifecycles/kyc-effects';
import { useRefreshEvery } from '../../_shared/use-refresh-every';
import { levelStates } from './level-states';

/** Polling interval, because family servers do not report the end of a review. */
const ASK_EVERY_MS = 10_000;
const WAITED_FOR = [keys.identity];
const NOTHING: typeof WAITED_FOR = [];

/** State of the identity verification: data of the exchange, and the lifecycle which follows it. */
export function useKyc() {
  const identity = useIdentity();
  const info = useUserInfo();
  const [snapshot, send] = useMachine(kycLogic, inspected);
  const state = statePath(snapshot.value);
  const { data: real } = identity;
  const { data: user } = info;

  useEffect(() => {
    if (!real || !user) return;
    send({ type: 'known', statuses: statusesOf(real), isBound: user.email !== '' && user.phone !== '' });
  }, [real, user, send]);
  useRefreshEvery(ASK_EVERY_MS, state.endsWith('pending') ? WAITED_FOR : NOTHING);

  const levels = useMemo(() => levelStates(state), [state]);

  return {
    real,
    user,
    send,
    failure: snapshot.context.failure,
    /** Both levels; null until the exchange has sent their state. */
    levels,
    isSubmitting: state.endsWith('submitting'),
    /** The failed query if there is no data; null otherwise. */
    failed: !real && identity.isError ? identity : !user && info.isError ? info : null,
  };
}
