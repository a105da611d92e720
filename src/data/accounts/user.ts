import { queryOptions, useQuery } from '@tanstack/react-query';
import { userAnswers } from '@/contract/user/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { session, type User, useSignedIn, useUser } from '../session/session';

const api = apiOf(userAnswers);

/** The signed-in user. The answer is also stored, so that the next start knows the user before the first answer. */
export const userQuery = queryOptions({
  queryKey: keys.user,
  queryFn: async ({ signal }) => {
    const token = session.token.get();
    const user = await api('GET /user/info', {}, { signal, showsRefusal: true });
    // Another tab may have signed in meanwhile, and a frozen page receives no storage event.
    session.reread();
    if (session.token.get() === token) session.user.set(user);
    return user;
  },
  staleTime: 60_000,
});

export function useUserInfo() {
  return useQuery({ ...userQuery, enabled: useSignedIn() });
}

/** The signed-in user as far as known: the stored one until an answer arrives, and if none does. */
export function useKnownUser(): User | undefined {
  const stored = useUser();
  return useUserInfo().data ?? stored ?? undefined;
}
