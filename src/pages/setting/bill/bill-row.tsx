import { memo } from 'react';
import type { Bill } from '@/data/queries/membership';
import { Decimal } from '@/domain/money/money';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import styles from './bill-list.module.css';
import { useBillTexts } from './use-bill-texts';

export interface BillRowProps {
  bill: Bill;
  onOpen: (id: number) => void;
}

const COIN_DECIMALS = 8;

/** One entry of the account history: reason, account, time and amount. A tap opens its details. */
export const BillRow = memo(function BillRow({ bill, onOpen }: BillRowProps) {
  const formats = useFormats();
  const textOf = useBillTexts();
  const amount = new Decimal(bill.amount).abs();
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onOpen(bill.id)}>
      <span className={styles.words}>
        <Text weight="medium" truncate>
          {textOf(bill)}
        </Text>
        <Text size="small" tone="muted" truncate>
          {`${formats.hourMinute(fromWireTime(bill.created_time) ?? 0)} · ${bill.account_name}`}
        </Text>
      </span>
      <SignedNum
        value={bill.amount}
        text={formats.upTo(amount, COIN_DECIMALS)}
        weight="bold"
        unit={bill.currency_name}
        className={styles.amount}
      />
    </button>
  );
});
