import { useState } from 'react';
import { STOP_FIELDS } from '@/contract/refusals/fields/futures';
import type { Pair } from '@/data/market/quotes';
import {
  entryPrice,
  type FuturesOrder,
  orderStopFacts,
  type StopField as StopName,
  type StopRule,
  stopViolations,
} from '@/domain/futures/order';
import { Decimal } from '@/domain/money/money';
import type { Violation } from '@/domain/violation';
import { useForm } from '../../../_shared/form/use-form';
import type { StopRole } from '../../../_shared/futures/position-figures';
import { STOP_FIELD, stopPrice } from '../../../_shared/futures/stop-field';
import { futuresTerms } from '../../../_shared/futures/terms';
import { formPrice } from '../market/form-price';

const NONE = { profit: '', loss: '' };

/** Take profit and stop loss as typed for an order of one side. They are kept until that order is placed. */
export function useOrderStops(pair: Pair, order: FuturesOrder) {
  const [state, setState] = useState({ direction: order.direction, shown: false, typed: NONE });
  // Stops of the other side would lie on the wrong side of the price.
  const own = state.direction === order.direction ? state : { direction: order.direction, shown: false, typed: NONE };
  const { shown, typed } = own;

  const violations = (): readonly Violation<StopRule>[] => {
    const last = new Decimal(formPrice(pair));
    const entry = entryPrice(order, last, futuresTerms(pair).spread);
    if (!shown || !entry) return [];
    const facts = orderStopFacts(order, entry, last, pair.price_decimals);
    return stopViolations({ profit: stopPrice(typed.profit), loss: stopPrice(typed.loss) }, facts);
  };
  const form = useForm<StopName, keyof typeof STOP_FIELDS>({
    fields: STOP_FIELDS,
    violations: violations(),
    showErrorsOnce: 'left',
  });
  return {
    id: form.id,
    shown,
    typed,
    messageOf: form.messageOf,
    left: form.left,
    change(role: StopRole, text: string) {
      setState({ ...own, typed: { ...typed, [role]: text } });
      form.changed(STOP_FIELD[role]);
    },
    toggle: () => setState({ ...own, shown: !shown, typed: NONE }),
    clear: () => setState({ ...own, shown: false, typed: NONE }),
    /** Continues if the stops are valid, and shows what is wrong with them otherwise. */
    check: (goOn: () => void) => form.submit(goOn, violations()),
    /** Fields of the call; none without stops. */
    fields: () =>
      Object.fromEntries(
        (['profit', 'loss'] as const).flatMap((role) => (typed[role] ? [[STOP_FIELD[role], typed[role]]] : [])),
      ),
  };
}

export type OrderStopsForm = ReturnType<typeof useOrderStops>;
