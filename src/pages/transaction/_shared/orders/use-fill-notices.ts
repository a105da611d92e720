import { useEffect, useRef } from 'react';
import { onCoinOrder } from '@/data/spot/events';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toast-store';
import { CANCELLED, DONE, orderFigures, reasonOf, wasJustTriggered } from './order-figures';
import { useOrderTexts } from './use-order-texts';

const NOTICE_MS = 3000;

/** Shows a notice when an order of the user was triggered, filled or cut, while a trading page is open. */
export function useFillNotices(): void {
  const { t } = useTranslation(['trade', 'spot-orders']);
  const texts = useOrderTexts();
  const latest = useRef({ t, texts });

  useEffect(() => {
    latest.current = { t, texts };
  });

  useEffect(
    () =>
      onCoinOrder((order) => {
        const { t: say, texts: write } = latest.current;
        const figures = orderFigures(order);
        const reason = reasonOf(order);
        const isCut = order.status === CANCELLED && reason !== 'user';
        if (reason === 'oco') {
          toast.show(say('spot-orders:notice.oco'), { durationMs: NOTICE_MS });
          return;
        }
        if (isCut && !figures.average && reason) {
          const cut = { order: write.sentence(figures), reason: say(`spot-orders:order.reasons.${reason}`) };
          const text =
            reason === 'ioc' || reason === 'fok'
              ? say(`spot-orders:notice.${reason}`)
              : say('spot-orders:notice.cut', cut);
          toast.show(text, { kind: 'error', durationMs: NOTICE_MS });
          return;
        }
        if (figures.stop && wasJustTriggered(figures)) {
          const stop = write.price(figures.stop, order.symbol);
          const text = say('spot-orders:notice.triggered', { stop, order: write.sentence(figures) });
          toast.show(text, { durationMs: NOTICE_MS });
          return;
        }
        // A resting order may get dozens of partial fills; its row shows them.
        const ended = order.status === DONE || (isCut && (figures.limit === null || reason === 'ioc'));
        if (!ended || !figures.average) return;
        const notice = say(figures.side === 'buy' ? 'notice.bought' : 'notice.sold', {
          amount: write.withAsset(figures.filled, figures.base),
          price: write.price(figures.average, order.symbol),
        });
        const text = order.status === CANCELLED ? say('notice.partly', { notice }) : notice;
        toast.show(text, { kind: 'success', durationMs: NOTICE_MS });
      }),
    [],
  );
}
