import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../http';
import { session, type User, useSignedIn, useUser } from '../session';
import { keys } from './keys';

/** The signed-in user; an answer is also stored, so that the next start knows who it is before it has asked. */
export const userQuery = queryOptions({
  queryKey: keys.user,
  queryFn: async ({ signal }) => {
    const token = session.token.get();
    const user = await api('GET /user/info', {}, { signal, showsRefusal: true });
    if (session.token.get() === token) session.user.set(user);
    return user;
  },
  staleTime: 60_000,
});

export function useUserInfo() {
  return useQuery({ ...userQuery, enabled: useSignedIn() });
}

/** The signed-in user as far as is known: until an answer comes, and where none does, what the last visit knew. */
export function useKnownUser(): User | undefined {
  const stored = useUser();
  return useUserInfo().data ?? stored ?? undefined;
}
