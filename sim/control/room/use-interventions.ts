import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '@/lib/use-store';
import type { ControlInput, ControlName } from '../actions';
import { chosenMarket } from './chosen-market';
import { useAction, useExchange } from './exchange';

type Intervention = Extract<ControlName, `market.${'set' | 'shock' | 'drift' | 'volatility' | 'halt' | 'resume'}`>;

/** A second opens where the last one closed; an intervention is at its price with the second's last tick. */
const LAST_TICK_MS = 750;

/**
 * Interventions on the chosen market. What has been shown stays true, so they show in the exchange's next second; its
 * end is gone to at once, so that a presenter sees what was done, also while the clock stands.
 */
export function useInterventions() {
  const { t } = useTranslation('room-market');
  const symbol = useStore(chosenMarket);
  const { control, clock } = useExchange();
  const { act, ...state } = useAction();

  /** `said` makes the sentence on what was done of the market's name. */
  const intervene = useCallback(
    async <N extends Intervention>(
      action: N,
      given: Omit<ControlInput<N>, 'symbol'>,
      said: (market: string) => string,
    ) => {
      // Each takes a symbol besides its own figures, which the types of one of them stand for here.
      const input = { ...given, symbol } as unknown as ControlInput<'market.halt'>;
      const done = await act(action as 'market.halt', input, said(symbol === 'all' ? t('all') : symbol));
      const waitMs = done ? Math.ceil(done.fromMs + LAST_TICK_MS - clock.now()) : 0;
      if (waitMs > 0) await control('clock.advance', { by: waitMs });
    },
    [act, clock, control, symbol, t],
  );
  return { intervene, symbol, ...state };
}
