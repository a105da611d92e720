/**
 * Goes on when a call has succeeded, also if the component that asked is gone by then: an event of the exchange may
 * replace it before the answer comes, or the user leaves. React Query skips the callbacks of `mutate` in that case.
 * @param onError shows the failure; leave it out where the component shows the mutation's `error`, or the call reports it
 */
export function afterCall<T>(
  call: Promise<T>,
  onSuccess: (result: T) => void,
  onError: (error: unknown) => void = () => {},
): void {
  void call.then(onSuccess, onError);
}
