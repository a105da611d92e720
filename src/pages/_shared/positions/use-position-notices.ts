import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { onLeverOrder } from '@/data/lever';
import { LEVER_STATUS, type LeverOrder } from '@/data/queries/lever';
import { isFirstTelling, wasTold } from '@/data/told-orders';
import { Decimal, ZERO } from '@/domain/money';
import { whatBecameOf } from '@/lifecycles/contract-position-effects';
import { toast } from '@/ui/overlays/toast-store';
import { spokenFor } from './hand';
import { usePositionTexts } from './use-position-texts';

const NOTICE_MS = 4000;
/** What ends together, in a liquidation or by a bulk close elsewhere, is told together. */
const TOGETHER_MS = 200;

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

/** Collects what has ended, and tells it together. */
function createTeller(tell: (orders: readonly LeverOrder[]) => void) {
  let ended: LeverOrder[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    timer = null;
    const all = ended;
    ended = [];
    tell(all);
  };
  return {
    add(order: LeverOrder) {
      ended.push(order);
      timer ??= setTimeout(flush, TOGETHER_MS);
    },
    /** Tells at once what is left to tell: no other list will. */
    stop() {
      if (timer === null) return;
      clearTimeout(timer);
      flush();
    },
  };
}

/**
 * Says what happened to positions by itself or elsewhere: a stop was hit, all was liquidated, another tab has closed
 * one, an entrust has opened. An event tells it; where none came, because the server knows no such event or the
 * connection was not up yet, the list that was read again does. For screens that show positions.
 * @param known what the list shows; undefined while it is not there
 * @param scope of the list: under another one it is another list, and what it leaves out has not ended
 */
export function usePositionNotices(known: readonly LeverOrder[] | undefined, scope: string): void {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const latest = useRef({ t, texts, known });
  const hear = useRef((_order: LeverOrder) => {});
  const before = useRef({ scope, known });

  useEffect(() => {
    latest.current = { t, texts, known };
  });

  useEffect(() => {
    const teller = createTeller((orders) => {
      const { t: say, texts: write } = latest.current;
      for (const group of grouped(orders)) {
        const [first] = group;
        if (!first) continue;
        const sum = group.reduce((total, order) => total.add(new Decimal(order.fact_profits)), ZERO);
        const amount = write.format.signed(sum);
        const isLiquidation = first.close_reason === 'liquidation';
        const text =
          group.length > 1
            ? say(isLiquidation ? 'notice.liquidations' : 'notice.others', { count: group.length, amount })
            : say(`notice.${wordOf(first)}`, { position: write.name(first), amount });
        toast.show(text, { kind: sum.lt(0) ? 'error' : 'success', durationMs: NOTICE_MS });
      }
    });
    hear.current = (order) => {
      const { t: say, texts: write, known: list } = latest.current;
      const opened = order.status === LEVER_STATUS.open && list?.find(({ id }) => id === order.id)?.status === 0;
      // What opens at once, at the market, is told by the form.
      if (order.status === LEVER_STATUS.open && !opened) return;
      if (!isFirstTelling(order)) return;
      if (opened) {
        const price = write.price(order.price, order.symbol);
        const text = say('notice.opened', { position: write.name(order), price });
        toast.show(text, { kind: 'success', durationMs: NOTICE_MS });
      }
      if (order.status === LEVER_STATUS.closed && !spokenFor.has(order.id)) teller.add(order);
    };
    const stop = onLeverOrder(hear.current);
    return () => {
      stop();
      teller.stop();
      hear.current = () => {};
    };
  }, []);

  useEffect(() => {
    const last = before.current;
    before.current = { scope, known };
    if (!known || last.scope !== scope) return;
    const here = new Set(known.map(({ id }) => id));
    const gone = (last.known ?? []).filter((order) => order.status === LEVER_STATUS.open && !here.has(order.id));
    // Left to run out: what it finds out is of this list, also when that has been read again since.
    const { signal } = new AbortController();
    for (const order of gone) {
      if (spokenFor.has(order.id) || wasTold(order.id, LEVER_STATUS.closed)) continue;
      whatBecameOf(order, signal).then(
        (found) => found && hear.current(found),
        (error: unknown) => {
          // Unknown is not news; the history tells it later.
          if (!isApiError(error)) throw error;
        },
      );
    }
  }, [known, scope]);
}
