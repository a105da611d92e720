import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { WalletAddress } from '@/data/payout/queries';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { describedBy, FieldFrame } from '@/ui/forms/field';
import field from '@/ui/forms/field.module.css';
import { networkName, shortAddress } from '../../_shared/payout/names';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import { AddressSheet } from './address-sheet';
import styles from './withdraw.module.css';

export interface AddressFieldProps {
  coin: string;
  currency: number;
  /** Saved addresses of this coin. */
  book: readonly WalletAddress[];
  chosen: WalletAddress | undefined;
  onChoose: (id: number) => void;
  error: string | undefined;
}

/** The saved address to withdraw to; a tap opens the address book of the coin. */
export function AddressField({ coin, currency, book, chosen, onChoose, error }: AddressFieldProps) {
  const { t } = useTranslation('payout');
  const [open, setOpen] = useState(false);
  const id = useId();
  const memoName = useMemoName(chosen?.type);
  const label = t('address');
  const hint =
    chosen &&
    [chosen.label, networkName(chosen.type), chosen.memo && `${memoName}: ${chosen.memo}`].filter(Boolean).join(' · ');
  const text = chosen ? shortAddress(chosen.address) : t('chooseAddress');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}: ${text}`}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        onClick={() => setOpen(true)}
        className={cx(field.box, styles.opener, error && field.invalid)}
      >
        <span className={cx(styles.chosen, !chosen && styles.placeholder)}>{text}</span>
        <ChevronDown size={18} aria-hidden />
      </button>
      <AddressSheet
        open={open}
        onClose={() => setOpen(false)}
        coin={coin}
        currency={currency}
        book={book}
        chosen={chosen}
        onChoose={(next) => {
          onChoose(next);
          setOpen(false);
        }}
      />
    </FieldFrame>
  );
}
