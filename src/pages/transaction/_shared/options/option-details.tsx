import type { TimedOption } from '@/data/options/queries';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { SignedNum } from '@/ui/text/num';
import { recordTime } from '../../../_shared/money/record-time';
import { Direction } from './direction';
import { optionFigures } from './option-figures';
import { useOptionTexts } from './use-option-texts';

/** All details of a settled option; `full` adds those of a receipt. */
export function OptionDetails({ order, full = false }: { order: TimedOption; full?: boolean }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { side, stake, fee, open, outcome } = optionFigures(order);
  const { symbol_name: symbol, currency_name: asset } = order;
  const time = (text: string | null | undefined) => recordTime(text ?? '', texts.format.exactTime) || NO_NUMBER;
  return (
    <KeyValueList>
      <KeyValue label={symbol} strong>
        <Direction side={side} />
      </KeyValue>
      <KeyValue label={t('result.open')}>{texts.price(open, symbol)}</KeyValue>
      {outcome && <KeyValue label={t('result.end')}>{texts.price(outcome.end, symbol)}</KeyValue>}
      <KeyValue label={t('result.stake')}>{texts.money(stake, asset)}</KeyValue>
      <KeyValue label={t('result.fee')}>{texts.money(fee, asset)}</KeyValue>
      {outcome && full && (
        <KeyValue label={t('result.profit')}>
          <SignedNum value={outcome.profit.toFixed()} text={texts.amount(outcome.profit)} unit={asset} />
        </KeyValue>
      )}
      {outcome && (
        <KeyValue label={t('result.paid')} strong>
          <span data-paid={outcome.paid.toFixed()}>{texts.money(outcome.paid, asset)}</span>
        </KeyValue>
      )}
      {full && (
        <>
          <KeyValue label={t('orders.duration')}>{texts.duration(order.seconds)}</KeyValue>
          <KeyValue label={t('orders.payout')}>{texts.format.rate(order.profit_ratio, 2)}</KeyValue>
          <KeyValue label={t('orders.placed')}>{time(order.created_at)}</KeyValue>
          <KeyValue label={t('orders.expires')}>{time(order.handled_at)}</KeyValue>
          <KeyValue label={t('orders.number')}>{order.id}</KeyValue>
        </>
      )}
    </KeyValueList>
  );
}
