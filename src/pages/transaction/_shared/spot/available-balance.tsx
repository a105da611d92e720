import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Num } from '@/ui/text/num';
import { TransferSheet, type TransferSheetProps } from '../../../_shared/transfer/transfer-sheet';
import styles from './order-form.module.css';

interface AvailableBalanceProps extends Pick<TransferSheetProps, 'asset' | 'to' | 'onDone'> {
  /** The formatted balance. */
  text: string;
  /** Whether a transfer is offered. */
  canAdd: boolean;
  /** The typed order costs more than the balance. */
  isShort: boolean;
  /** Cost of the order. If the balance does not suffice, a transfer starts with this amount. */
  needed: TransferSheetProps['needed'];
}

/** The balance that pays for an order, with a button which opens a transfer to its account. */
export function AvailableBalance({ text, canAdd, isShort, needed, ...transfer }: AvailableBalanceProps) {
  const { t } = useTranslation('trade');
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.available}>
      <Num>{text}</Num>
      {canAdd && (
        <button
          type="button"
          className={cx(styles.funds, isShort && styles.short)}
          aria-label={t('form.addFunds')}
          onClick={() => setOpen(true)}
        >
          <Plus size={14} strokeWidth={2.5} aria-hidden />
        </button>
      )}
      <TransferSheet {...transfer} open={isOpen} onClose={() => setOpen(false)} needed={isShort ? needed : undefined} />
    </span>
  );
}
