/**
 * Calls back when a call has succeeded, even if the component that made it is unmounted by then: an event of the
 * exchange may replace it before the answer arrives, or the user may leave. React Query skips the callbacks of `mutate`
 * in that case.
 * @param onError shows the failure; leave it out where the component shows the mutation's `error`, or the call reports
 * it
 */
export function afterCall<T>(
  call: Promise<T>,
  onSuccess: (result: T) => void,
  onError: (error: unknown) => void = () => {},
): void {
  void call.then(onSuccess, onError);
}
