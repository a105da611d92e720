import { SEGMENTS, type WheelRisk } from '@/domain/game/wheel';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import styles from './wheel.module.css';

const SIZE = 280;
const CENTRE = SIZE / 2;
const RIM = CENTRE - 6;
const HUB = 52;
const STEP = 360 / SEGMENTS;

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
};

/** Outline of a segment; its middle is `index` steps clockwise from the top. */
const slice = (index: number): string => {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  return `M${at(from, HUB)} L${at(from, RIM)} A${RIM} ${RIM} 0 0 1 ${at(to, RIM)} L${at(to, HUB)} A${HUB} ${HUB} 0 0 0 ${at(from, HUB)} Z`;
};
const SLICES = Array.from({ length: SEGMENTS }, (_, index) => slice(index));

export interface WheelProps {
  risk: WheelRisk;
  multiples: readonly string[];
  /** Rotation in degrees, including whole turns; it determines the segment under the pointer. */
  turned: number;
  onStop: () => void;
}

/** Rotation in degrees which puts a segment under the pointer, more than four whole turns after `turned`. */
export function turnTo(segment: number, turned: number): number {
  const rest = (360 - segment * STEP) % 360;
  return Math.floor(turned / 360) * 360 + 5 * 360 + rest;
}

/**
 * The wheel shows the result drawn by the exchange. The animation has no effect on it and is skipped if the user
 * prefers reduced motion.
 */
export function Wheel({ risk, multiples, turned, onStop }: WheelProps) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const best = Math.max(...multiples.map(Number));
  return (
    <div className={styles.frame}>
      <svg className={styles.pointer} viewBox="0 0 24 24" width={28} height={28} aria-hidden="true">
        <path d="M12 22 3 4h18Z" />
      </svg>
      <svg
        className={styles.wheel}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={t('wheel', { risk: t(`risks.${risk}`) })}
        style={{ transform: `rotate(${turned}deg)` }}
        onTransitionEnd={onStop}
      >
        {SLICES.map((outline, index) => {
          const multiple = multiples[index] ?? '0';
          const tone = multiple === '0' ? 'none' : Number(multiple) === best ? 'best' : 'some';
          return (
            <g key={outline}>
              <path className={styles.slice} data-tone={tone} d={outline} />
              <text
                className={styles.word}
                data-tone={tone}
                x={CENTRE}
                y={24}
                textAnchor="middle"
                transform={`rotate(${index * STEP} ${CENTRE} ${CENTRE})`}
              >
                {multiple === '0' ? '·' : formats.upTo(multiple, 2)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
