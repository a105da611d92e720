import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { LateAlertSheet } from './late-alert-sheet';

/** Opens the price alerts of a market; nothing where the exchange has none. */
export function AlertButton({ pair }: { pair: Pair }) {
  const { t } = useTranslation('alerts');
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  if (!pair.price_alerts) return null;
  return (
    <>
      <IconButton
        label={t('title', { symbol: pair.symbol })}
        icon={<BellPlus size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          if (!shell().requireLogin()) return;
          setOpened(true);
          setOpen(true);
        }}
      />
      {opened && <LateAlertSheet pair={pair} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
