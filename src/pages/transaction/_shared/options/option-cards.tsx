import { memo, type ReactNode } from 'react';
import type { TimedOption } from '@/data/options/queries';
import { fromWireTime } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import { CoinIcon } from '@/ui/display/coin-icon';
import { ProgressRing } from '@/ui/feedback/progress-ring';
import { elapsedFraction } from '@/ui/feedback/remaining';
import { useRemaining } from '@/ui/feedback/use-clock';
import { useTimeText } from '@/ui/feedback/use-time-text';
import { Num, SignedNum } from '@/ui/text/num';
import card from '../../../_shared/order-card.module.css';
import { Direction } from './direction';
import { LiveProfit } from './live-option-result';
import styles from './option-cards.module.css';
import { optionFigures, RESULT_KEYS } from './option-figures';
import { sameOption } from './same-option';
import { useOptionTexts } from './use-option-texts';

interface OptionCardProps {
  order: TimedOption;
  onOpen: (order: TimedOption) => void;
}

/** Card of one running option: remaining time, and its result at the last price. */
export const RunningCard = memo(function RunningCard({ order, onOpen }: OptionCardProps) {
  const { t } = useTranslation(['options', 'common']);
  const texts = useOptionTexts();
  const { side, stake, open } = optionFigures(order);
  const { symbol_name: symbol, currency_name: asset } = order;
  return (
    <Frame
      order={order}
      name={t('orders.look', { symbol, side: t(side), amount: texts.money(stake, asset) })}
      state={<TimeLeft order={order} />}
      onOpen={onOpen}
    >
      <Figure label={t('common:withUnit', { label: t('result.stake'), unit: asset })}>
        <Num>{texts.amount(stake)}</Num>
      </Figure>
      <Figure label={t('result.open')}>
        <Num>{texts.price(open, symbol)}</Num>
      </Figure>
      <Figure label={t('orders.now')}>
        <LiveProfit order={order} />
      </Figure>
    </Frame>
  );
}, sameOption);

const TONES = { won: 'up', lost: 'down', drawn: 'neutral' } as const;

export function SettledCard({ order, onOpen }: OptionCardProps) {
  const { t } = useTranslation(['options', 'common']);
  const texts = useOptionTexts();
  const { stake, open, outcome } = optionFigures(order);
  const { symbol_name: symbol, currency_name: asset } = order;
  const word = RESULT_KEYS[outcome?.result ?? 0];
  const atMs = fromWireTime(order.complete_at ?? order.handled_at ?? '');
  const profit = outcome?.profit ?? stake.minus(stake);
  const prices = [open, ...(outcome ? [outcome.end] : [])].map((price) => texts.price(price, symbol));
  return (
    <Frame
      order={order}
      state={<Badge tone={TONES[word]}>{t(`orders.results.${word}`)}</Badge>}
      time={atMs === null ? order.created_at : texts.format.exactTime(atMs)}
      onOpen={onOpen}
    >
      <Figure label={t('common:withUnit', { label: t('result.stake'), unit: asset })}>
        <Num>{texts.amount(stake)}</Num>
      </Figure>
      <Figure label={t('orders.prices')}>
        <Num>{prices.join(' → ')}</Num>
      </Figure>
      <Figure label={t('result.profit')}>
        <SignedNum value={profit.toFixed()} text={texts.amount(profit)} />
      </Figure>
    </Frame>
  );
}

interface FrameProps extends OptionCardProps {
  /** Accessible name of the card; by default its text. */
  name?: string;
  state: ReactNode;
  time?: string;
  children: ReactNode;
}

function Frame({ order, name, state, time, onOpen, children }: FrameProps) {
  const texts = useOptionTexts();
  const { side } = optionFigures(order);
  return (
    <article className={cx(card.card, styles.card)}>
      <div className={card.top}>
        <button
          type="button"
          className={card.main}
          data-option={order.id}
          aria-label={name}
          onClick={() => onOpen(order)}
        >
          <CoinIcon symbol={order.symbol_name} size={24} />
          <span className={cx(card.tags, styles.what)}>
            <strong className={card.symbol}>{order.symbol_name}</strong>
            <Direction side={side} duration={texts.duration(order.seconds)} />
          </span>
          {state}
        </button>
      </div>
      <div className={card.figures}>{children}</div>
      {time && <p className={cx(card.time, styles.time)}>{time}</p>}
    </article>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={card.figure}>
      <span>{label}</span>
      <span>{children}</span>
    </span>
  );
}

/** Separate component, because it renders every second. */
function TimeLeft({ order: { startedAtMs, expiresAtMs } }: { order: TimedOption }) {
  const remaining = useRemaining(expiresAtMs, useClock());
  const timeText = useTimeText();
  return (
    <span className={styles.left}>
      <span role="timer">
        <Num weight="bold">{timeText(remaining)}</Num>
      </span>
      <ProgressRing
        fraction={1 - elapsedFraction(startedAtMs, expiresAtMs, expiresAtMs - remaining)}
        size={18}
        stroke={3}
        smooth
      />
    </span>
  );
}
