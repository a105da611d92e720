import { Slider as Base } from '@base-ui/react/slider';
import { useFormats } from '@/i18n/use-formats';
import { cx } from '../cx';
import styles from './slider.module.css';

const QUARTERS: readonly number[] = [0, 25, 50, 75, 100];

export interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Called once when the finger is lifted. */
  onValueCommitted?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Stops shown as dots and, with `formatMark`, as labels to tap. */
  marks?: readonly number[];
  formatMark?: (mark: number) => string;
  /** Text that screen readers announce for a value; by default the number with a percent sign. */
  formatValue?: (value: number) => string;
  tone?: 'accent' | 'up' | 'down';
  disabled?: boolean;
}

/** A percentage from 0 to 100, or any range, with stops at the quarters. */
export function Slider(props: SliderProps) {
  const { label, value, onValueChange, onValueCommitted, min = 0, max = 100, step = 1, marks = QUARTERS } = props;
  const format = useFormats();
  const { formatMark, formatValue = (shown) => format.rate(shown, 0), tone = 'accent', disabled = false } = props;
  const place = (mark: number) => `${((mark - min) / (max - min)) * 100}%`;
  return (
    <div className={cx(styles.slider, styles[tone], disabled && styles.disabled)}>
      <Base.Root
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={(next) => onValueChange(next as number)}
        onValueCommitted={(next) => onValueCommitted?.(next as number)}
      >
        <Base.Control className={styles.control}>
          <Base.Track className={styles.track}>
            <Base.Indicator className={styles.indicator} />
            {marks.map((mark) => (
              <span
                key={mark}
                className={cx(styles.dot, mark <= value && styles.passed)}
                style={{ left: place(mark) }}
              />
            ))}
            <Base.Thumb
              className={styles.thumb}
              getAriaLabel={() => label}
              getAriaValueText={(_, shown) => formatValue(shown)}
            />
          </Base.Track>
        </Base.Control>
      </Base.Root>
      {formatMark && (
        <div className={styles.marks}>
          {marks.map((mark) => (
            // For touch only: the keyboard uses the slider itself, and these buttons would add five tab stops.
            <button
              key={mark}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              disabled={disabled}
              className={styles.mark}
              style={{ left: place(mark) }}
              onClick={() => {
                onValueChange(mark);
                onValueCommitted?.(mark);
              }}
            >
              {formatMark(mark)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
