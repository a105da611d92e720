import type { SwapRecord } from '@/data/exchange/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import { useRecordTime } from '../../_shared/money/record-time';
import { useRateText } from '../_shared/rate-text';

/** Details of one exchange; null closes the sheet. */
export function ExchangeSheet({ record, onClose }: { record: SwapRecord | null; onClose: () => void }) {
  const { t } = useTranslation(['history', 'common']);
  const one = useLastNonNull(record);
  if (!one) return null;
  const again = { from: one.from_currency_id, to: one.to_currency_id };
  return (
    <Sheet
      open={record !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('detail', { from: one.from_currency_name, to: one.to_currency_name })}
      closeLabel={t('common:close')}
      footer={
        <Button block variant="primary" onClick={() => shell().go(path('/pages/fund/fundTransfer', again))}>
          {t('again')}
        </Button>
      }
    >
      <Details record={one} />
    </Sheet>
  );
}

function Details({ record }: { record: SwapRecord }) {
  const { t } = useTranslation('history');
  const texts = useMoneyTexts();
  const rateText = useRateText();
  const { from_currency_name: from, to_currency_name: to } = record;
  const write = (amount: string | Decimal, coin: string) => `${texts.coin(new Decimal(amount))} ${coin}`;
  const prices = { from: new Decimal(record.form_price), to: new Decimal(record.to_price) };
  return (
    <KeyValueList>
      <KeyValue label={t('received')} strong>
        {write(record.to_number, to)}
      </KeyValue>
      <KeyValue label={t('given')}>{write(record.number, from)}</KeyValue>
      <KeyValue label={t('fee')}>{write(record.fee, from)}</KeyValue>
      <KeyValue label={t('paid')}>{write(new Decimal(record.number).plus(record.fee), from)}</KeyValue>
      <KeyValue label={t('rate')}>{rateText(prices, from, to)}</KeyValue>
      <KeyValue label={t('time')}>{useRecordTime(record.created_time)}</KeyValue>
      <KeyValue label={t('number')}>{record.id}</KeyValue>
    </KeyValueList>
  );
}
