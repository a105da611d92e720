import { usePrice } from '@/data/market/use-price';
import type { TimedOption } from '@/data/options/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Num, SignedNum } from '@/ui/text/num';
import type { TextSize } from '@/ui/text/text';
import { RESULT_KEYS, resultAt } from './option-figures';
import styles from './options.module.css';
import { useOptionTexts } from './use-option-texts';

interface LiveOptionResultProps {
  order: TimedOption;
  inline?: boolean;
  /** Shows the distance from the entry price instead of the word for the result. */
  distance?: boolean;
}

/** Result of an option if it ended at the last price, in one line or two. It renders separately with every tick. */
export function LiveOptionResult({ order, inline = false, distance = false }: LiveOptionResultProps) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const last = usePrice(order.symbol_name)?.last;
  if (last === undefined) return <Num>—</Num>;
  const { result, profit } = resultAt(order, last);
  const signed = (size: TextSize) => (
    <SignedNum live size={size} weight="bold" value={profit.toFixed()} text={texts.amount(profit)} />
  );
  if (distance) {
    const away = new Decimal(last).minus(order.open_price).abs();
    return (
      <span className={styles.outcome}>
        <span className="visually-hidden">{t(`running.${RESULT_KEYS[result]}`)}</span>
        {signed('title')}
        <Num live size="small" direction={profit.gt(0) ? 'up' : profit.lt(0) ? 'down' : 'zero'}>
          {t('running.by', { distance: texts.price(away, order.symbol_name) })}
        </Num>
      </span>
    );
  }
  return (
    <span className={cx(styles.outcome, inline && styles.inline)}>
      <span className={styles.word}>{t(`running.${RESULT_KEYS[result]}`)}</span>
      {signed('body')}
    </span>
  );
}

/** Profit of the option if it ended at the last price. */
export function LiveProfit({ order }: { order: TimedOption }) {
  const texts = useOptionTexts();
  const last = usePrice(order.symbol_name)?.last;
  if (last === undefined) return <Num>—</Num>;
  const { profit } = resultAt(order, last);
  return <SignedNum live weight="bold" value={profit.toFixed()} text={texts.amount(profit)} />;
}

/** The last price, coloured by its side of the entry price. */
export function LiveAgainstEntry({ order, size }: { order: TimedOption; size: TextSize }) {
  const texts = useOptionTexts();
  const last = usePrice(order.symbol_name)?.last;
  if (last === undefined) return <Num size={size}>—</Num>;
  const moved = Number(last) - Number(order.open_price);
  return (
    <Num live size={size} weight="bold" direction={moved > 0 ? 'up' : moved < 0 ? 'down' : 'zero'}>
      {texts.price(last, order.symbol_name)}
    </Num>
  );
}
