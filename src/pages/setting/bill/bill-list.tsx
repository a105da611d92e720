import { ReceiptText } from 'lucide-react';
import { memo } from 'react';
import { type Bill, useBills } from '@/data/membership/queries';
import { Decimal, MONEY_DECIMALS } from '@/domain/money/money';
import { MINUTE_MS } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Stat } from '@/ui/display/key-value';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { DayList } from '../../_shared/list/day-list';
import { recordTime } from '../../_shared/money/record-time';
import { queryOf } from './bill-filter';
import styles from './bill-list.module.css';
import type { BillFilterState } from './use-bill-filter';
import { useBillTexts } from './use-bill-texts';

/** Sums of inflows and outflows over all entries which match the filter; shown only with a coin in the filter. */
function Totals({ totals, coin }: { totals: { in: string; out: string }; coin: string }) {
  const { t } = useTranslation('bills');
  const formats = useFormats();
  return (
    <Card>
      <div className={styles.totals}>
        {(['in', 'out'] as const).map((way) => (
          <Stat key={way} label={t(way)}>
            <Num unit={coin}>{formats.upTo(totals[way], 8)}</Num>
          </Stat>
        ))}
      </div>
    </Card>
  );
}

const ROW_PX = 68;

/** The entries which match the filter, grouped by day and loaded page by page while scrolling. */
export function BillList({ filter }: { filter: BillFilterState }) {
  const { t } = useTranslation('bills');
  // At the reader's midnight the days of the period change. Every time zone is a multiple of a quarter of an hour.
  const bills = useBills(queryOf(filter, useNow(15 * MINUTE_MS)));
  const rows = bills.data?.rows;
  return (
    <>
      {rows?.[0] && bills.data?.totals && <Totals totals={bills.data.totals} coin={rows[0].currency_name} />}
      <DayList
        label={t('list')}
        query={bills}
        items={rows}
        failed={t('failed')}
        showAll={filter.currency ? { label: t('showAll'), onPress: () => showAll(filter) } : undefined}
        empty={<NoBills filter={filter} />}
        itemSizePx={ROW_PX}
        renderRow={(bill) => <BillRow key={bill.id} bill={bill} onOpen={filter.open} />}
      />
    </>
  );
}

const showAll = (filter: BillFilterState) => filter.change({ kind: undefined, currency: undefined, period: undefined });

function NoBills({ filter }: { filter: BillFilterState }) {
  const { t } = useTranslation('bills');
  const filtered = filter.kind !== undefined || filter.currency !== undefined || filter.period !== undefined;
  return (
    <EmptyState
      title={t(filtered ? 'nothing' : 'empty')}
      hint={t(filtered ? 'nothingHint' : 'emptyHint')}
      icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />}
      action={
        filtered ? (
          <Button onClick={() => showAll(filter)}>{t('showAll')}</Button>
        ) : (
          <Button onClick={() => shell().go(path('/pages/fund/select'))}>{t('toDeposit')}</Button>
        )
      }
    />
  );
}

interface BillRowProps {
  bill: Bill;
  onOpen: (id: number) => void;
}

/** One entry of the account history: reason, account, time and amount. A tap opens its details. */
const BillRow = memo(function BillRow({ bill, onOpen }: BillRowProps) {
  const formats = useFormats();
  const textOf = useBillTexts();
  const amount = new Decimal(bill.amount).abs();
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onOpen(bill.id)}>
      <span className={styles.words}>
        <Text weight="medium" truncate>
          {textOf(bill)}
        </Text>
        <Text size="small" tone="muted">
          {`${recordTime(bill.created_time, formats.hourMinute)} · ${bill.account_name}`}
        </Text>
      </span>
      <SignedNum
        value={bill.amount}
        text={formats.upTo(amount, MONEY_DECIMALS)}
        weight="bold"
        unit={bill.currency_name}
        className={styles.amount}
      />
    </button>
  );
});
