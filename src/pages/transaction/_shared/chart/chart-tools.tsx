import { ChartCandlestick, ChartSpline, Maximize, Minimize, PencilLine, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { changeChart, changeIndicator, chartSettings, indicatorSettings } from './chart-settings';
import styles from './chart-tools.module.css';
import type { DrawingMode } from './drawings/use-drawing-mode';
import { IndicatorSheet } from './indicator-sheet';
import { INDICATOR_KINDS, INDICATORS } from './indicators/catalogue';

export interface ChartToolsProps {
  full: boolean;
  onFull: () => void;
  drawing: DrawingMode;
}

/** Switches for indicators, candle or line style, drawing tools, and full screen. */
export function ChartTools({ full, onFull, drawing }: ChartToolsProps) {
  const { isPossible, begin, setButton } = drawing;
  const { t } = useTranslation('chart');
  const { style } = useStore(chartSettings);
  const settings = useStore(indicatorSettings);
  const [choosing, setChoosing] = useState(false);
  const isLine = style === 'line';
  return (
    <div className={styles.tools}>
      <fieldset className={styles.toggles} aria-label={t('indicators')}>
        {INDICATOR_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={settings[kind].on}
            className={styles.toggle}
            onClick={() => changeIndicator(kind, { on: !settings[kind].on })}
          >
            {INDICATORS[kind].short}
          </button>
        ))}
      </fieldset>
      <IconButton
        label={t('indicatorSettings')}
        icon={<SlidersHorizontal size={18} aria-hidden />}
        onClick={() => setChoosing(true)}
      />
      <IconButton
        label={t(isLine ? 'showCandles' : 'showLine')}
        icon={isLine ? <ChartCandlestick size={18} aria-hidden /> : <ChartSpline size={18} aria-hidden />}
        onClick={() => changeChart({ style: isLine ? 'candles' : 'line' })}
      />
      {isPossible && (
        <IconButton ref={setButton} label={t('draw')} icon={<PencilLine size={18} aria-hidden />} onClick={begin} />
      )}
      <IconButton
        label={t(full ? 'leaveFullScreen' : 'fullScreen')}
        icon={full ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
        onClick={onFull}
      />
      <IndicatorSheet open={choosing} onOpenChange={setChoosing} />
    </div>
  );
}
