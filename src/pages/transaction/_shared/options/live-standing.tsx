import { useTranslation } from 'react-i18next';
import { usePrice } from '@/data/prices';
import type { TimedOption } from '@/data/queries/microtrade';
import { cx } from '@/ui/cx';
import { Num, SignedNum } from '@/ui/text/num';
import type { TextSize } from '@/ui/text/text';
import { RESULT_KEYS, standing } from './option-figures';
import styles from './options.module.css';
import { useOptionTexts } from './use-option-texts';

/** How an option would end right now, in one line or two; renders alone with every tick. */
export function LiveStanding({ order, inline = false }: { order: TimedOption; inline?: boolean }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const last = usePrice(order.symbol_name)?.last;
  if (last === undefined) return <Num>—</Num>;
  const { result, profit } = standing(order, last);
  return (
    <span className={cx(styles.standing, inline && styles.inline)} data-standing={RESULT_KEYS[result]}>
      <span className={styles.word}>{t(`running.${RESULT_KEYS[result]}`)}</span>
      <SignedNum live size="body" weight="bold" value={profit.toFixed()} text={texts.amount(profit)} />
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
