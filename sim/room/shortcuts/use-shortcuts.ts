import { useEffect, useRef } from 'react';
import { WIRE_LANGS } from '@/contract/lang';
import { CLOCK_RATES } from '../../clock/virtual-clock';
import { useExchange } from '../connection/exchange';
import { reportError } from '../outcome';
import { talk } from '../playlist/talk';
import { useTalk } from '../playlist/use-talk';
import { reportIsOpen } from '../report/report-is-open';
import { secondPhone, useHasSecondPhone } from '../stage/second-phone';
import { useSecondPhone } from '../stage/use-second-phone';
import { useClockTools } from '../tools/use-clock-tools';
import { useRunTools } from '../tools/use-run-tools';
import { QUICK_PERCENT, useShock } from '../tools/use-shock';
import { useWireLang } from '../tools/use-wire-lang';
import { startTour } from '../tour/start-tour';
import { helpIsOpen, onShortcut, type Shortcut } from './shortcuts';

/** The room as the shortcuts use it. */
export interface ShortcutRoom {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Whether there is room for a second phone. */
  readonly hasStage: boolean;
}

/** Listens to the presenter's shortcuts in the whole window, whether or not the room is open. */
export function useShortcuts({ isOpen, setOpen, hasStage }: ShortcutRoom): void {
  const { clock, isWindow, chooseLanguage } = useExchange();
  const lang = useWireLang();
  const hasSecondPhone = useHasSecondPhone();
  const { toggle } = useSecondPhone();
  const tools = useClockTools();
  const { shock } = useShock();
  const { reset } = useRunTools();
  const talking = useTalk();

  const does: Readonly<Record<Shortcut, (key: string) => void>> = {
    pause: () => tools.setPaused(clock.rate() !== 0),
    rate: (key) => tools.setRate(CLOCK_RATES[Number(key) - 1] ?? 1),
    next: tools.next,
    minute: () => tools.advance(60_000),
    hour: () => tools.advance(3_600_000),
    crash: () => shock(-QUICK_PERCENT),
    pump: () => shock(QUICK_PERCENT),
    reset,
    scene: talking.next,
    sceneBack: talking.back,
    tour: () => {
      if (!isWindow) startTour().catch(reportError);
    },
    language: () => chooseLanguage(WIRE_LANGS[(WIRE_LANGS.indexOf(lang) + 1) % WIRE_LANGS.length] ?? lang),
    phone: () => {
      if (!hasStage || !hasSecondPhone) return;
      // The open room has room for one phone only, so the room is closed to show the second one.
      if (!isOpen || !secondPhone.get()) toggle();
      setOpen(false);
    },
    room: () => setOpen(!isOpen),
    report: () => reportIsOpen.set(true),
    help: () => helpIsOpen.set(true),
  };
  const doing = useRef(does);
  useEffect(() => {
    doing.current = does;
  });

  useEffect(
    () =>
      onShortcut((shortcut, key) => {
        // Without a talk its keys scroll and move the focus as usual.
        if ((shortcut === 'scene' || shortcut === 'sceneBack') && !talk.get()) return false;
        doing.current[shortcut](key);
        return true;
      }),
    [],
  );
}
