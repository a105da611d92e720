import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useExchange } from './exchange';
import { helpIsOpen, isTyping, type Shortcut, shortcutOf, shortcutsAreOn } from './shortcuts';
import { signedPercent } from './signed-percent';
import { RATES, useClockTools } from './use-clock-tools';
import { useInterventions } from './use-interventions';
import { useRunTools } from './use-run-tools';

const SHOCK_PERCENT = 15;

/** Listens to the presenter's shortcuts in the whole window, whether or not the room is open. */
export function useShortcuts(toggleRoom: () => void): void {
  const { t, i18n } = useTranslation('room-market');
  const { clock } = useExchange();
  const tools = useClockTools();
  const { intervene } = useInterventions();
  const { reset } = useRunTools();

  const shock = (percent: number) =>
    void intervene('market.shock', { percent }, (market) =>
      t('said.shock', { market, value: signedPercent(percent, i18n.language) }),
    );
  const does: Readonly<Record<Shortcut, (key: string) => void>> = {
    pause: () => tools.setPaused(clock.rate() !== 0),
    rate: (key) => tools.setRate(RATES[Number(key) - 1] ?? 1),
    next: tools.next,
    minute: () => tools.advance(60_000),
    hour: () => tools.advance(3_600_000),
    crash: () => shock(-SHOCK_PERCENT),
    pump: () => shock(SHOCK_PERCENT),
    reset: () => void reset(),
    room: toggleRoom,
    help: () => helpIsOpen.set(!helpIsOpen.get()),
  };
  const doing = useRef(does);
  useEffect(() => {
    doing.current = does;
  });

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!shortcutsAreOn.get() || isTyping(event.target)) return;
      const found = shortcutOf(event);
      if (!found) return;
      event.preventDefault();
      doing.current[found.shortcut](found.key);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
