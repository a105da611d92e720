import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { isApiError } from '@/data/api/api-error';
import { onOptionSettled } from '@/data/options/events';
import { CLOSED, fetchOption, type TimedOption, timedNow, useRunningOptions } from '@/data/options/queries';
import { awaitResults, noteSeen, unseenIds, unseenOptions } from '@/data/options/unseen';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { session } from '@/data/session/session';
import { useStore } from '@/lib/stores/use-store';
import { isReportedByShell } from '@/lifecycles/failure';
import { inspected } from '@/lifecycles/inspected';
import { optionLogic } from '@/lifecycles/option-effects';
import type { OptionEvent } from '@/lifecycles/option-order';
import { useClockJumps } from '../../../_shared/use-clock-jumps';

/** Jumps of the clock also end options. */
const DUE = [keys.options];

/**
 * State of the user's options on one screen: the running options, the current step of buying or watching one, and new
 * results. Each result is shown once, including those of options which expired while the app was closed.
 */
export function useOptionTrading() {
  const running = useRunningOptions();
  const [snapshot, send] = useMachine(optionLogic, inspected);
  useResults(running.data, running.dataUpdatedAt, send);

  useClockJumps(DUE);

  // The shell reports these failures and navigates to the login or the identity check.
  const { failure } = snapshot.context;
  const leads = isReportedByShell(failure);
  useEffect(() => {
    if (leads) send({ type: 'cancel' });
  }, [leads, send]);

  // The market has closed or was halted since it was last loaded.
  const isRefusal = failure?.kind === 'refused';
  useEffect(() => {
    if (isRefusal) refresh(keys.quotes);
  }, [isRefusal]);

  return { running, snapshot, send };
}

export type OptionTrading = ReturnType<typeof useOptionTrading>;

/**
 * Sends every unseen result to the state machine, from private events and by requests. Requests repeat with every
 * reading of the running list, because a failed one is due again even if the list has not changed.
 */
function useResults(
  running: readonly TimedOption[] | undefined,
  readAt: number,
  send: (event: OptionEvent) => void,
): void {
  const unseen = useStore(unseenOptions);
  const user = useStore(session.user);
  /** Ids of results sent to the machine or being requested. */
  const known = useRef(new Set<number>());
  /** Ids of running options for which the list was read again. */
  const sought = useRef(new Set<number>());
  const latest = useRef(running);

  useEffect(() => {
    latest.current = running;
  });

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs for another user and each reading of the list
  useEffect(() => {
    if (!running) return;
    const requested = known.current;
    const ask = async (id: number) => {
      requested.add(id);
      try {
        const order = await fetchOption(id);
        if (order.status !== CLOSED) {
          requested.delete(id);
          // Started in another tab: no event reports it, but the tabs share what is awaited.
          if (sought.current.has(id) || latest.current?.some((one) => one.id === id)) return;
          sought.current.add(id);
          refresh(keys.options, keys.wallets);
        }
        // Its event may have come first, and the user may have seen the result since.
        else if (unseenIds().includes(id)) send({ type: 'settle', order });
      } catch (error) {
        requested.delete(id);
        // Refused: the option belongs to another run or another server. After other errors the next reading of the list
        // asks again.
        if (isApiError(error, 'refused')) noteSeen([id]);
      }
    };
    for (const id of unseenIds()) {
      if (!requested.has(id) && !running.some((order) => order.id === id)) void ask(id);
    }
  }, [running, readAt, unseen, user, send]);
}
