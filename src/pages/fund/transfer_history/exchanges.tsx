import { Repeat2 } from 'lucide-react';
import { memo, useState } from 'react';
import { type SwapRecord, useSwaps } from '@/data/exchange/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { CoinIcon } from '@/ui/display/coin-icon';
import { ListRow } from '@/ui/display/list-row';
import { Num, SignedNum } from '@/ui/text/num';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import { useRecordTime } from '../../_shared/money/record-time';
import { ExchangeSheet } from './exchange-sheet';
import { HistoryList } from './history-list';

/** The customer's exchanges; a tap opens the details of one. */
export function Exchanges() {
  const { t } = useTranslation('history');
  const query = useSwaps();
  const [opened, setOpened] = useState<SwapRecord | null>(null);
  return (
    <>
      <HistoryList
        label={t('exchanges')}
        query={query}
        items={query.data}
        failed={t('exchangesFailed')}
        empty={{
          title: t('noExchanges'),
          hint: t('noExchangesHint'),
          icon: <Repeat2 size={30} strokeWidth={1.5} aria-hidden />,
          action: t('makeExchange'),
          address: path('/pages/fund/fundTransfer'),
        }}
        renderItem={(record) => <ExchangeRow key={record.id} record={record} onOpen={setOpened} />}
      />
      <ExchangeSheet record={opened} onClose={() => setOpened(null)} />
    </>
  );
}

interface RowProps {
  record: SwapRecord;
  onOpen: (record: SwapRecord) => void;
}

const ExchangeRow = memo(function ExchangeRow({ record, onOpen }: RowProps) {
  const { t } = useTranslation('history');
  const texts = useMoneyTexts();
  const { from_currency_name: from, to_currency_name: to } = record;
  const paid = new Decimal(record.number).plus(record.fee);
  return (
    <ListRow
      as="div"
      leading={<CoinIcon symbol={to} size={28} />}
      title={t('pair', { from, to })}
      subtitle={useRecordTime(record.created_time)}
      trailing={
        <SignedNum weight="bold" value={record.to_number} text={texts.coin(new Decimal(record.to_number))} unit={to} />
      }
      trailingNote={
        <Num size="small" weight="regular" unit={from}>
          {`-${texts.coin(paid)}`}
        </Num>
      }
      onClick={() => onOpen(record)}
    />
  );
});
