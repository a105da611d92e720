import * as v from 'valibot';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { createDraft } from '@/data/session/drafts';
import { i18n, loadNamespace } from '@/i18n/i18n';
import type { ClockPort } from '@/lib/clock/clock-port';
import { toast } from '@/ui/overlays/toast-store';

/** Opening time by market name, in epoch milliseconds of the exchange clock. */
type Reminders = Readonly<Record<string, number>>;

const NONE: Reminders = {};

/** Requested reminders. They end with the tab, like other drafts. */
export const openingReminders = createDraft<Reminders>('opening-reminders', v.record(v.string(), v.number()), NONE);

/** Long enough to read the notice after picking up the phone. */
const NOTICE_MS = 5000;
const SOONEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** Pause after a failure to load the texts. */
const RETRY_MS = 5000;

export function remindOfOpening(market: string, opensAtMs: number | null): void {
  const { [market]: _, ...others } = openingReminders.get();
  if (opensAtMs !== null) openingReminders.set({ ...others, [market]: opensAtMs });
  else openingReminders.set(Object.keys(others).length > 0 ? others : NONE);
}

/** @throws if the texts do not load; the reminder then stays */
async function showNotice(market: string): Promise<void> {
  // After a reload no screen has loaded these texts yet.
  await loadNamespace('trade');
  // The customer may have removed the reminder meanwhile.
  if (openingReminders.get()[market] === undefined) return;
  toast.show(i18n.t('trade:state.opened', { market }), { kind: 'success', durationMs: NOTICE_MS });
  refresh(keys.quotes);
  remindOfOpening(market, null);
}

let isRunning = false;

/**
 * Shows a notice when a market with a reminder opens, by the exchange clock and on any screen. Once started, it runs as
 * long as the app is open. The app starts it with reminders that the tab has kept (src/app/notices.ts).
 */
export function runOpeningReminders(clock: ClockPort): void {
  if (isRunning) return;
  isRunning = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const planIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(plan, ms);
  };
  const plan = () => {
    clearTimeout(timer);
    const nowMs = clock.now();
    const waiting = Object.entries(openingReminders.get());
    const due = waiting.find(([, atMs]) => atMs <= nowMs);
    // Showing the notice removes the reminder, which calls `plan` again for the others.
    if (due) return void showNotice(due[0]).catch(() => planIn(RETRY_MS));
    if (waiting.length === 0 || clock.rate() <= 0) return;
    const left = (Math.min(...waiting.map(([, atMs]) => atMs)) - nowMs) / clock.rate();
    planIn(Math.min(LONGEST_WAIT_MS, Math.max(SOONEST_WAIT_MS, Math.ceil(left))));
  };
  clock.subscribe(plan);
  openingReminders.subscribe(plan);
  plan();
}
