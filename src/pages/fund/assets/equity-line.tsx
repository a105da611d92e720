import { useState } from 'react';
import type { EquityPoint } from '@/data/wallet/portfolio-value';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Sparkline } from '@/ui/media/sparkline';
import { sparklinePoints } from '@/ui/media/sparkline-path';
import { Num } from '@/ui/text/num';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import styles from './equity-line.module.css';

const WIDTH = 320;
const HEIGHT = 72;

/** Total value of the last 30 days. A finger or the arrow keys select a day, unless amounts are hidden. */
export function EquityLine({ history, hidden }: { history: readonly EquityPoint[]; hidden: boolean }) {
  const { t } = useTranslation('assets');
  const formats = useFormats();
  const texts = useMoneyTexts();
  const [picked, setPicked] = useState<number | null>(null);
  const values = history.map(({ usdt }) => usdt);
  const last = history.length - 1;
  const index = Math.min(picked ?? last, last);
  const point = history[index];
  const label = point
    ? t('linePoint', { date: formats.day(point.time), amount: texts.fiat(new Decimal(point.usdt)) })
    : '';
  return (
    <div className={styles.line}>
      <div className={styles.plot}>
        <Sparkline values={values} width={WIDTH} height={HEIGHT} tone="accent" fill fluid />
        {!hidden && picked !== null && <Mark values={values} index={index} />}
        {!hidden && (
          // A range input supports touch, mouse, arrow keys and screen readers.
          <input
            type="range"
            className={styles.reader}
            min={0}
            max={last}
            value={index}
            aria-label={t('line')}
            aria-valuetext={label}
            onChange={(event) => setPicked(Number(event.target.value))}
            onPointerUp={() => setPicked(null)}
            onPointerCancel={() => setPicked(null)}
            onBlur={() => setPicked(null)}
          />
        )}
      </div>
      <p className={styles.days} aria-hidden="true">
        {picked !== null && !hidden ? (
          <Num size="small" className={styles.read}>
            {label}
          </Num>
        ) : (
          <>
            <span>{formats.day(history[0]?.time ?? 0)}</span>
            <span>{formats.day(history[last]?.time ?? 0)}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Marks the selected day by a line and a dot on the curve. */
function Mark({ values, index }: { values: readonly number[]; index: number }) {
  const place = sparklinePoints(values, WIDTH, HEIGHT)[index];
  if (!place) return null;
  const start = `${(place.x / WIDTH) * 100}%`;
  return (
    <>
      <span className={styles.across} style={{ insetInlineStart: start }} />
      <span className={styles.dot} style={{ insetInlineStart: start, top: place.y }} />
    </>
  );
}
