import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EquityPoint } from '@/data/portfolio';
import { Decimal } from '@/domain/money';
import { useFormats } from '@/i18n/use-formats';
import { Sparkline } from '@/ui/media/sparkline';
import { sparklinePoints } from '@/ui/media/sparkline-path';
import { Num } from '@/ui/text/num';
import { useMoneyTexts } from '../_shared/money-texts';
import styles from './equity-line.module.css';

const WIDTH = 320;
const HEIGHT = 72;

/** The total of the last 30 days. A finger or the arrow keys on it read single days, unless amounts are hidden. */
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
        {!hidden && picked !== null && <Mark values={values} index={index} label={label} />}
        {!hidden && (
          // A slider is what this is: it brings touch, mouse, arrow keys and screen readers along.
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
      <div className={styles.days} aria-hidden="true">
        <span>{formats.day(history[0]?.time ?? 0)}</span>
        <span>{formats.day(history[last]?.time ?? 0)}</span>
      </div>
    </div>
  );
}

/** The day read: a line across, a dot on the curve, and its words kept inside the drawing. */
function Mark({ values, index, label }: { values: readonly number[]; index: number; label: string }) {
  const place = sparklinePoints(values, WIDTH, HEIGHT)[index];
  if (!place) return null;
  const share = place.x / WIDTH;
  return (
    <>
      <span className={styles.across} style={{ insetInlineStart: `${share * 100}%` }} />
      <span className={styles.dot} style={{ insetInlineStart: `${share * 100}%`, top: place.y }} />
      <span className={styles.words} style={{ insetInlineStart: `${share * 100}%`, translate: `${-share * 100}%` }}>
        <Num size="small">{label}</Num>
      </span>
    </>
  );
}
