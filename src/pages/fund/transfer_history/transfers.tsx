import { ArrowLeftRight } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { AccountKind } from '@/contract/account-kinds';
import { useTransfers } from '@/data/exchange/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { CoinIcon } from '@/ui/display/coin-icon';
import { ListRow } from '@/ui/display/list-row';
import { Num, SignedNum } from '@/ui/text/num';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import { useRecordTime } from '../../_shared/money/record-time';
import { type Entry, entriesOf } from './entries';
import { HistoryList } from './history-list';

export function Transfers() {
  const { t } = useTranslation('history');
  const query = useTransfers();
  const rows = query.data;
  const entries = useMemo(() => rows && entriesOf(rows), [rows]);
  return (
    <HistoryList
      label={t('transfers')}
      query={query}
      items={entries}
      failed={t('transfersFailed')}
      empty={{
        title: t('noTransfers'),
        hint: t('noTransfersHint'),
        icon: <ArrowLeftRight size={30} strokeWidth={1.5} aria-hidden />,
        action: t('makeTransfer'),
        address: path('/pages/fund/transfer'),
      }}
      renderItem={(entry) => <TransferRow key={entry.id} entry={entry} />}
    />
  );
}

const TransferRow = memo(function TransferRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation(['history', 'assets']);
  const texts = useMoneyTexts();
  const time = useRecordTime(entry.time);
  const { coin, amount, course, account } = entry;
  const name = (kind: AccountKind) => t(`assets:accounts.${kind}`);
  const text = texts.coin(amount.abs());
  return (
    <ListRow
      as="div"
      leading={<CoinIcon symbol={coin} size={28} />}
      title={course ? t('pair', { from: name(course.from), to: name(course.to) }) : account}
      subtitle={time}
      trailing={
        course ? (
          <Num weight="bold" unit={coin}>
            {text}
          </Num>
        ) : (
          <SignedNum weight="bold" value={amount.toFixed()} text={text} unit={coin} />
        )
      }
    />
  );
});
