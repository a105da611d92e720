import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { onLeverOrder } from '@/data/lever';
import { LEVER_STATUS, type LeverOrder } from '@/data/queries/lever';
import { Decimal, ZERO } from '@/domain/money';
import { toast } from '@/ui/overlays/toast-store';
import { spokenFor } from './hand';
import { usePositionTexts } from './use-position-texts';

const NOTICE_MS = 4000;
/** What ends together, in a liquidation or by a bulk close elsewhere, is told together. */
const TOGETHER_MS = 200;

const NONE: readonly LeverOrder[] = [];

/** A liquidation is told as one, apart from what else ended in the same moment. */
function grouped(orders: readonly LeverOrder[]): LeverOrder[][] {
  const liquidated = orders.filter((order) => order.close_reason === 'liquidation');
  const others = orders.filter((order) => order.close_reason !== 'liquidation');
  const isMany = others.length > 2;
  return [liquidated, ...(isMany ? [others] : others.map((order) => [order]))];
}

/** How the end of a single position is worded. */
function wordOf({ close_reason: reason }: LeverOrder): 'profit' | 'loss' | 'liquidation' | 'other' {
  return reason === 'profit' || reason === 'loss' || reason === 'liquidation' ? reason : 'other';
}

/**
 * Says what happened to positions by itself or elsewhere: a stop was hit, all was liquidated, another tab has closed
 * one, an entrust has opened. For screens that show positions.
 * @param entrusts those known to wait
 */
export function usePositionNotices(entrusts: readonly LeverOrder[] = NONE): void {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const latest = useRef({ t, texts, entrusts });
  useEffect(() => {
    latest.current = { t, texts, entrusts };
  });

  useEffect(() => {
    let ended: LeverOrder[] = [];
    let timer: ReturnType<typeof setTimeout> | null = null;

    const tellEnded = () => {
      timer = null;
      const all = ended;
      ended = [];
      const { t: say, texts: write } = latest.current;
      for (const group of grouped(all)) {
        const [first] = group;
        if (!first) continue;
        const sum = group.reduce((total, order) => total.add(new Decimal(order.fact_profits)), ZERO);
        const amount = write.format.signed(sum);
        const kind = sum.lt(0) ? 'error' : 'success';
        const isLiquidation = first.close_reason === 'liquidation';
        const text =
          group.length > 1
            ? say(isLiquidation ? 'notice.liquidations' : 'notice.others', { count: group.length, amount })
            : say(`notice.${wordOf(first)}`, { position: write.name(first), amount });
        toast.show(text, { kind, durationMs: NOTICE_MS });
      }
    };

    const stop = onLeverOrder((order) => {
      const { t: say, texts: write, entrusts: known } = latest.current;
      if (order.status === LEVER_STATUS.open && known.some(({ id }) => id === order.id)) {
        const price = write.price(order.price, order.symbol);
        toast.show(say('notice.opened', { position: write.name(order), price }), {
          kind: 'success',
          durationMs: NOTICE_MS,
        });
      }
      if (order.status !== LEVER_STATUS.closed || spokenFor.has(order.id)) return;
      ended.push(order);
      timer ??= setTimeout(tellEnded, TOGETHER_MS);
    });
    return () => {
      stop();
      if (timer) clearTimeout(timer);
    };
  }, []);
}
