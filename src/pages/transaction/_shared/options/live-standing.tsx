import { useTranslation } from 'react-i18next';
import { usePrice } from '@/data/prices';
import type { TimedOption } from '@/data/queries/microtrade';
import { Num, SignedNum } from '@/ui/text/num';
import type { TextSize } from '@/ui/text/text';
import { RESULT_KEYS, standing } from './option-figures';
import styles from './options.module.css';
import { useOptionTexts } from './use-option-texts';

/** How an option would end right now; renders alone with every tick. */
export function LiveStanding({ order, size }: { order: TimedOption; size: TextSize }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const last = usePrice(order.symbol_name)?.last;
  if (last === undefined) return <Num size={size}>—</Num>;
  const { result, profit } = standing(order, last);
  return (
    <span className={styles.standing} data-standing={RESULT_KEYS[result]}>
      <span className={styles.word}>{t(`running.${RESULT_KEYS[result]}`)}</span>
      <SignedNum live size={size} weight="bold" value={profit.toFixed()} text={texts.amount(profit)} />
    </span>
  );
}

/** The last price, coloured by which side of the entry it is on. */
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
