import { memo } from 'react';
import type { AccountLogRow } from '@/data/wallet/account-log';
import { accountLogWord } from '@/domain/accounts/account-log';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { useMoneyTexts } from './money-texts';
import styles from './record-row.module.css';
import { recordTime } from './record-time';

export interface RecordRowProps {
  row: AccountLogRow;
  namesAccount: boolean;
  /** Show the time without the date, because a date line stands above. */
  timeOnly?: boolean;
}

/** One balance change: reason, time, amount, and the available balance before and after it. */
export const RecordRow = memo(function RecordRow({ row, namesAccount, timeOnly = false }: RecordRowProps) {
  const { t } = useTranslation('assets');
  const formats = useFormats();
  const texts = useMoneyTexts();
  const value = new Decimal(row.value);
  // If the available balance did not change, only the server's sentence says what happened to the frozen balance. Type
  // codes unknown to this app have no text of their own either.
  const word = value.isZero() ? undefined : accountLogWord(row.type);
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <Text weight="medium" className={styles.words}>
          {word ? t(`type.${word}`) : row.info}
        </Text>
        <SignedNum value={row.value} text={texts.coin(value.abs())} weight="bold" unit={row.currency_name} />
      </div>
      <div className={styles.line}>
        <Text size="small" tone="muted" className={styles.reason}>
          {namesAccount && row.transaction_info !== '' && `${row.transaction_info} · `}
          {recordTime(row.created_time, formats[timeOnly ? 'time' : 'dateTime'])}
        </Text>
        {row.before !== undefined && row.after !== undefined && !value.isZero() && (
          <Course before={texts.coin(new Decimal(row.before))} after={texts.coin(new Decimal(row.after))} />
        )}
      </div>
    </div>
  );
});

function Course({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('assets');
  return (
    <Num size="small" weight="regular" className={styles.course}>
      <span className="visually-hidden">{t('record.course', { before, after })}</span>
      <span aria-hidden="true">{t('record.available', { before, after })}</span>
    </Num>
  );
}
