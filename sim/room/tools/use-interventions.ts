import { useCallback } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import type { ControlInput, ControlName } from '../../control/actions';
import { LAST_TICK_MS } from '../../market/ticks';
import { useExchange } from '../connection/exchange';
import { useAction } from '../connection/use-action';
import { reportError } from '../outcome';
import { chosenMarket } from './chosen-market';

type Intervention = Extract<ControlName, `market.${'set' | 'shock' | 'drift' | 'volatility' | 'halt' | 'resume'}`>;

/**
 * Interventions in the chosen market. Prices already shown must not change, so an intervention shows in the exchange's
 * next second. The clock is moved to the end of that second at once, so that the presenter sees the effect even while
 * the clock is paused.
 */
export function useInterventions() {
  const { t } = useTranslation('room-market');
  const symbol = useStore(chosenMarket);
  const { control, clock } = useExchange();
  const { act, ...state } = useAction();

  /** `message` makes the sentence for the outcome from the market's name. */
  const intervene = useCallback(
    async <N extends Intervention>(
      action: N,
      given: Omit<ControlInput<N>, 'symbol'>,
      message: (market: string) => string,
    ) => {
      // Every intervention takes a symbol and its own fields; the type of one of them is used for all here.
      const input = { ...given, symbol } as unknown as ControlInput<'market.halt'>;
      const done = await act(action as 'market.halt', input, message(symbol === 'all' ? t('all') : symbol));
      const waitMs = done ? Math.ceil(done.fromMs + LAST_TICK_MS - clock.now()) : 0;
      if (waitMs > 0) await control('clock.advance', { by: waitMs }).catch(reportError);
    },
    [act, clock, control, symbol, t],
  );
  return { intervene, symbol, ...state };
}
