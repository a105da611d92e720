import { useMutation, useQuery } from '@tanstack/react-query';
import { alertsAnswers } from '@/contract/alerts/answers';
import type { CallFields, CallPayload } from '@/contract/calls';
import { apiOf } from '../api/http';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { refreshShown } from '../queries/refresh-shown';
import { onLate } from '../realtime/late-events';
import { useSignedIn } from '../session/session';

const api = apiOf(alertsAnswers);

export type PriceAlert = CallPayload<'GET /alert/list'>[number];
export type ReachedAlert = CallPayload<'GET /alert/reached'>[number];

/** Subscribed for the app's lifetime, from the first use of alerts on. */
onLate('price_alert', () => refresh(keys.alerts));

/** The user's price alerts that have not been reached; none for visitors, or where there are no alerts. */
export function useAlerts(isOffered = true) {
  const isSignedIn = useSignedIn();
  return useQuery({
    queryKey: keys.alerts,
    queryFn: ({ signal }) => api('GET /alert/list', {}, { signal, quiet: true, showsRefusal: true }),
    enabled: isSignedIn && isOffered,
  });
}

/** The user's last alerts that were reached, the newest first. */
export function useReachedAlerts() {
  return useQuery({
    queryKey: [...keys.alerts, 'reached'],
    queryFn: ({ signal }) => api('GET /alert/reached', {}, { signal, quiet: true, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** Sets an alert. The caller shows refusals. */
export function useAddAlert() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /alert/add'>) =>
      api('POST /alert/add', fields, { once: true, showsRefusal: true }),
    // A call that timed out may have been executed.
    onSettled: () => refresh(keys.alerts),
  });
}

/** Moves an alert to another price. Refusals are shown by the form. */
export function useAmendAlert() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /alert/amend'>) =>
      api('POST /alert/amend', fields, { once: true, showsRefusal: true }),
    onSettled: refreshShown(keys.alerts),
  });
}

/** Removes an alert. The caller shows refusals. */
export function useRemoveAlert() {
  return useMutation({
    mutationFn: (id: number) => api('POST /alert/del', { id }, { once: true, showsRefusal: true }),
    // Removes one row and ignores the list of the answer, which may be another customer's by now, or still have an
    // alert that was removed since.
    onSuccess: (_left, id) =>
      queryClient.setQueryData<PriceAlert[]>(keys.alerts, (list) => list?.filter((one) => one.id !== id)),
    onSettled: () => refresh(keys.alerts),
  });
}
