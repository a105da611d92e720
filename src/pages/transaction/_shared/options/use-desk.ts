import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { isApiError } from '@/data/api-error';
import { onOptionSettled } from '@/data/options';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { askOption, CLOSED, type TimedOption, timedNow, useRunningOptions } from '@/data/queries/microtrade';
import { session } from '@/data/session';
import { awaitResults, noteSeen, unseenIds, unseenOptions } from '@/data/unseen-options';
import { useClock } from '@/lib/use-clock';
import { useStore } from '@/lib/use-store';
import { inspected } from '@/lifecycles/inspected';
import { optionLogic } from '@/lifecycles/option-effects';
import type { OptionEvent } from '@/lifecycles/option-order';

/**
 * The user's options on one screen: what runs, which step he is at, and results as they come, each shown once, also
 * those of options that expired while nobody looked.
 */
export function useDesk() {
  const clock = useClock();
  const running = useRunningOptions();
  const [snapshot, send] = useMachine(optionLogic, inspected);
  useResults(running.data, running.dataUpdatedAt, send);

  // Jumps of the clock end options too, and no countdown tells of it.
  useEffect(() => clock.subscribe(() => refresh(keys.options)), [clock]);

  // The shell says why, and leads to the login or the identity check.
  const { failure } = snapshot.context;
  const leads = failure?.kind === 'session_invalid' || failure?.kind === 'verification_needed';
  useEffect(() => {
    if (leads) send({ type: 'cancel' });
  }, [leads, send]);

  // The market has closed or was halted since it was last asked about.
  const isRefusal = failure?.kind === 'refused';
  useEffect(() => {
    if (isRefusal) refresh(keys.quotes);
  }, [isRefusal]);

  return { running, snapshot, send };
}

export type Desk = ReturnType<typeof useDesk>;

/**
 * Sends every result that has not been seen to the machine, from events and by asking: with every list that is read, for
 * one that could not be asked for is due again though the list is the same.
 */
function useResults(
  running: readonly TimedOption[] | undefined,
  readAt: number,
  send: (event: OptionEvent) => void,
): void {
  const unseen = useStore(unseenOptions);
  const user = useStore(session.user);
  /** Told to the machine, or being asked for. */
  const known = useRef(new Set<number>());

  useEffect(
    () =>
      onOptionSettled((order) => {
        if (!unseenIds().includes(order.id)) return;
        known.current.add(order.id);
        send({ type: 'settle', order: timedNow(order) });
      }),
    [send],
  );

  useEffect(() => {
    if (running) awaitResults(running);
  }, [running]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unseen is read anew when it, its owner or the list is
  useEffect(() => {
    if (!running) return;
    const told = known.current;
    const ask = async (id: number) => {
      told.add(id);
      try {
        const order = await askOption(id);
        if (order.status === CLOSED) send({ type: 'settle', order });
        else told.delete(id);
      } catch (error) {
        told.delete(id);
        // It is of another run, or another server. Everything else is asked again with the next list.
        if (isApiError(error, 'refused')) noteSeen([id]);
      }
    };
    for (const id of unseenIds()) {
      if (!told.has(id) && !running.some((order) => order.id === id)) void ask(id);
    }
  }, [running, readAt, unseen, user, send]);
}
