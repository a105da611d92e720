import { type ReactNode, useMemo, useState } from 'react';
import { useAlerts } from '@/data/alerts/queries';
import type { Pair } from '@/data/market/quotes';
import type { ChartLine } from '../chart/chart-line';
import { LateAlertSheet } from './late-alert-sheet';
import type { ChosenAlert } from './use-alert-form';

/**
 * The user's waiting price alerts as lines of their market's chart. A tap opens the alert, a drag opens it with the new
 * price.
 */
export function useAlertLines(pair: Pair): { readonly lines: readonly ChartLine[]; readonly sheet: ReactNode } {
  const alerts = useAlerts(pair.price_alerts === true).data;
  /** The alert that was opened last; `seq` distinguishes its openings. */
  const [opened, setOpened] = useState<{ readonly seq: number; readonly chosen: ChosenAlert } | null>(null);
  const [open, setOpen] = useState(false);
  const { symbol } = pair;
  const lines = useMemo(() => {
    const openAt = (id: number, price: string) => {
      setOpened((before) => ({ seq: (before?.seq ?? 0) + 1, chosen: { id, price } }));
      setOpen(true);
    };
    return (alerts ?? [])
      .filter((alert) => alert.symbol === symbol)
      .map(
        ({ id, price }): ChartLine => ({
          id: `alert ${id}`,
          kind: 'alert',
          price,
          onTap: () => openAt(id, price),
          onDrag: (next) => openAt(id, next),
        }),
      );
  }, [alerts, symbol]);
  return {
    lines,
    sheet: opened && (
      <LateAlertSheet key={opened.seq} pair={pair} open={open} chosen={opened.chosen} onClose={() => setOpen(false)} />
    ),
  };
}
