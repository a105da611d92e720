import { onFuturesPosition } from '@/data/futures/events';
import { FUTURES_STATUS, type FuturesMarket, type FuturesPosition, useFuturesBatchClose } from '@/data/futures/queries';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { Decimal, ZERO } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { failureOf } from '@/lifecycles/failure';
import { toast } from '@/ui/overlays/toast-store';
import { showFailure } from '../form/show-failure';
import { selfReportedOrders } from './order-actions';
import { MANY_TYPE, type Many } from './position-figures';

const RESULT_MS = 3500;
/** Events arrive shortly after the answer or never: family servers send none. */
const EVENTS_MS = 1500;

/** Collects the closed orders from their private events. */
function collectEnds(ids: ReadonlySet<number>) {
  const ended = new Map<number, FuturesPosition>();
  let complete = () => {};
  const all = new Promise<void>((resolve) => {
    complete = resolve;
  });
  const stop = onFuturesPosition((order) => {
    if (order.status !== FUTURES_STATUS.closed || !ids.has(order.id)) return;
    ended.set(order.id, order);
    if (ended.size === ids.size) complete();
  });
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, EVENTS_MS));
  return { ended, stop, settled: () => Promise.race([all, late()]) };
}

/** Closes several positions by one call and shows their total result. */
export function useCloseMany(market: FuturesMarket | undefined) {
  const { t } = useTranslation('positions');
  const format = useFormats();
  const { mutateAsync, isPending } = useFuturesBatchClose();

  /**
   * Resolves with true if the exchange accepted the call.
   * @param closing the positions that it closes: their events are awaited
   */
  const closeMany = async (closing: readonly FuturesPosition[], many: Many): Promise<boolean> => {
    const ids = new Set(closing.map(({ id }) => id));
    for (const id of ids) selfReportedOrders.add(id);
    const ends = collectEnds(ids);
    try {
      const type = MANY_TYPE[many];
      await mutateAsync({ type, ...(market && { currency_id: market.currencyId, legal_id: market.legalId }) });
      await ends.settled();
      const closed = [...ends.ended.values()];
      const sum = closed.reduce((all, order) => all.add(new Decimal(order.fact_profits)), ZERO);
      const values = { count: closed.length, amount: format.signed(sum) };
      const text = closed.length > 0 ? t('many.done', values) : t('many.sent');
      toast.show(text, { kind: 'success', durationMs: RESULT_MS });
      return true;
    } catch (error) {
      showFailure(error);
      // A market may have been halted since it was last loaded.
      if (failureOf(error).kind === 'refused') refresh(keys.quotes);
      return false;
    } finally {
      ends.stop();
      for (const id of ids) selfReportedOrders.delete(id);
    }
  };
  return { closeMany, isPending };
}
