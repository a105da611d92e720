import { usePrice } from '@/data/market/use-price';
import { type DualSide, type DualTerms, dualBreakeven } from '@/domain/dual/dual';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { type Payoff, type PayoffPoint, payoffOf } from './payoff';
import styles from './payoff-chart.module.css';
import { paidIn, useDualTexts } from './use-dual-texts';

const WIDTH = 320;
const HEIGHT = 132;
/** Height of the axis with its labels, below the line. */
const AXIS = 24;

export interface OutcomesProps {
  terms: DualTerms;
  /** Symbol such as BTC; its market is against USDT. */
  coin: string;
  /** Side of the settlement; undefined while the order is held. */
  settled?: { readonly side: DualSide } | undefined;
}

/** Both outcomes as a chart over the settlement price, and as figures. */
export function Outcomes({ terms, coin, settled }: OutcomesProps) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const now = usePrice(`${coin}/USDT`)?.last;
  const payoff = payoffOf(terms, settled ? undefined : now);
  const price = texts.price(terms.exercise);
  return (
    <>
      <Drawing payoff={payoff} price={price} label={t('outcomes.chart', { price, coin })} />
      <div className={styles.outcomes}>
        {(['below', 'above'] as const).map((side) => (
          <div key={side} className={styles.outcome} data-side={side} data-hit={settled?.side === side}>
            <Text size="small" tone="secondary">
              {t(`outcomes.${side}`, { price })}
            </Text>
            <Num weight="bold">{texts.rough(payoff[side], paidIn(side, coin))}</Num>
          </div>
        ))}
      </div>
      {!settled && (
        <KeyValueList>
          <KeyValue label={t('outcomes.breakeven')}>{`${texts.price(dualBreakeven(terms))} USDT`}</KeyValue>
        </KeyValueList>
      )}
      {!settled && (
        <Text size="small" tone="muted" as="p">
          {terms.type === 'call' ? t('outcomes.breakevenCall', { coin }) : t('outcomes.breakevenPut')}
        </Text>
      )}
      <Text size="small" tone="muted" as="p">
        {t('outcomes.rate', { count: terms.days, percent: texts.percent(terms.annualPercent) })}
      </Text>
    </>
  );
}

const at = ({ x, y }: PayoffPoint): string => `${x * WIDTH},${(1 - y) * (HEIGHT - AXIS)}`;

function Drawing({ payoff, price, label }: { payoff: Payoff; price: string; label: string }) {
  const { t } = useTranslation('invest');
  const [start, corner, end] = payoff.line as [PayoffPoint, PayoffPoint, PayoffPoint];
  const floor = HEIGHT - AXIS;
  const middle = payoff.referenceX * WIDTH;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line className={styles.base} x1={0} y1={floor} x2={WIDTH} y2={floor} />
      <line className={styles.reference} x1={middle} y1={4} x2={middle} y2={floor} />
      <polyline className={styles.below} points={`${at(start)} ${at(corner)}`} />
      <polyline className={styles.above} points={`${at(corner)} ${at(end)}`} />
      {payoff.nowX !== null && (
        <>
          <circle className={styles.now} cx={payoff.nowX * WIDTH} cy={floor} r={4} />
          <text
            className={styles.text}
            x={Math.min(WIDTH - 16, Math.max(16, payoff.nowX * WIDTH))}
            y={floor - 8}
            textAnchor="middle"
          >
            {t('outcomes.now')}
          </text>
        </>
      )}
      <text className={styles.text} x={middle} y={HEIGHT - 6} textAnchor="middle">
        {price}
      </text>
      <text className={styles.text} x={0} y={HEIGHT - 6}>
        {t('outcomes.axis')}
      </text>
    </svg>
  );
}
