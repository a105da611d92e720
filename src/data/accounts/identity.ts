import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { identityAnswers } from '@/contract/identity/answers';
import { type IdentityStatus, identityStatusOf } from '@/domain/identity/identity';
import { identityLevelOf } from '@/domain/identity/limits';
import { apiOf } from '../api/http';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { useSignedIn } from '../session/session';

const api = apiOf(identityAnswers);

export type IdentityFields = CallFields<'POST /user/real'>;
export type RealState = CallPayload<'GET /real/state'>;

/** State of the user's own identity verification. */
export const identityQuery = queryOptions({
  queryKey: keys.identity,
  queryFn: ({ signal, client }) => {
    const quiet = client.getQueryData(keys.identity) !== undefined;
    return api('GET /real/state', {}, { signal, quiet, showsRefusal: true });
  },
});

export function useIdentity() {
  return useQuery({ ...identityQuery, enabled: useSignedIn() });
}

/** The verification level that limits depend on. */
export const levelOf = (state: RealState) => identityLevelOf(state.review_status, state.advanced_review_status);

/** The status of each level. */
export function statusesOf(state: RealState): { readonly basic: IdentityStatus; readonly advanced: IdentityStatus } {
  const failed = state.failed?.level;
  return {
    basic: identityStatusOf(state.review_status, failed === 1),
    advanced: identityStatusOf(state.advanced_review_status, failed === 2),
  };
}

/** Submits documents; resolves when the displayed state has been reloaded. The wizard shows refusals. */
export async function submitIdentity(fields: IdentityFields): Promise<void> {
  try {
    await api('POST /user/real', fields, { showsRefusal: true, once: true });
  } catch (error) {
    refresh(keys.identity);
    throw error;
  }
  await queryClient.invalidateQueries({ queryKey: keys.identity });
  refresh(keys.user);
}

/** Requests the current state, without retry. */
export const fetchIdentity = (): Promise<RealState> =>
  queryClient.fetchQuery({ ...identityQuery, staleTime: 0, retry: false });
