import * as v from 'valibot';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { createDraft } from '@/data/session/drafts';
import { i18n } from '@/i18n/i18n';
import type { ClockPort } from '@/lib/clock-port';
import { toast } from '@/ui/overlays/toast-store';

/** Opening time by market name, in epoch milliseconds of the exchange clock. */
type Reminders = Readonly<Record<string, number>>;

const NONE: Reminders = {};

/** Requested reminders. They end with the tab, like other drafts. */
export const openingReminders = createDraft<Reminders>('opening-reminders', v.record(v.string(), v.number()), NONE);

/** Long enough for reading it after picking up the phone. */
const TOLD_MS = 5000;
const SOONEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export function remindOfOpening(market: string, opensAtMs: number | null): void {
  const { [market]: _, ...others } = openingReminders.get();
  openingReminders.set(opensAtMs === null ? others : { ...others, [market]: opensAtMs });
}

let isRunning = false;

/**
 * Shows a notice when a market with a reminder opens, by the exchange clock and on any screen. Once started, it runs as
 * long as the app is open.
 */
export function runOpeningReminders(clock: ClockPort): void {
  if (isRunning) return;
  isRunning = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const nowMs = clock.now();
    const waiting = Object.entries(openingReminders.get());
    const due = waiting.find(([, atMs]) => atMs <= nowMs);
    if (due) {
      toast.show(i18n.t('trade:state.opened', { market: due[0] }), { kind: 'success', durationMs: TOLD_MS });
      refresh(keys.quotes);
      // Changing the reminders calls `plan` again for the others.
      remindOfOpening(due[0], null);
      return;
    }
    if (waiting.length === 0 || clock.rate() <= 0) return;
    const left = (Math.min(...waiting.map(([, atMs]) => atMs)) - nowMs) / clock.rate();
    timer = setTimeout(plan, Math.min(LONGEST_WAIT_MS, Math.max(SOONEST_WAIT_MS, Math.ceil(left))));
  };
  clock.subscribe(plan);
  openingReminders.subscribe(plan);
  plan();
}
