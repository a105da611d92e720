import { useFuturesSubmit } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { LONG } from '@/domain/futures/futures';
import type { FuturesOrder } from '@/domain/futures/order';
import { useTranslation } from '@/i18n/use-translation';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { useLots } from './use-lots';

/** The fields of the call for the price at which the order executes. */
function priceFields({ kind, limit }: FuturesOrder) {
  if (kind === 'trigger') return { trigger_price: limit.toFixed() };
  return kind === 'limit' ? { status: 0, target_price: limit.toFixed() } : { status: 1 };
}

/** Sends orders of a market, and shows their result. */
export function useSendOrder(pair: Pair) {
  const { t } = useTranslation('futures');
  const lots = useLots();
  const placing = useFuturesSubmit();
  return {
    isSending: placing.isPending,
    /** @param stops fields of the call for take profit and stop loss */
    async send(order: FuturesOrder, stops: Readonly<Record<string, string>>): Promise<void> {
      await placing.mutateAsync({
        currency_id: pair.currency_id,
        legal_id: pair.legal_id,
        ...priceFields(order),
        ...stops,
        share: order.share.toFixed(),
        multiple: order.multiple,
        type: order.direction,
      });
    },
    showResult({ kind, direction, share }: FuturesOrder): void {
      const side = direction === LONG ? 'long' : 'short';
      const text = t(`done.${kind === 'market' ? 'market' : 'limit'}.${side}`, {
        lots: lots(share.toNumber()),
        symbol: pair.symbol,
      });
      toast.show(text, { kind: 'success', durationMs: RESULT_MS });
    },
  };
}
