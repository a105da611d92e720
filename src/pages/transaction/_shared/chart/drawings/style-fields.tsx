import type { CSSProperties } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Segmented } from '@/ui/actions/segmented';
import { DRAWING_COLORS, type DrawingColor } from './drawing';
import styles from './drawings-sheet.module.css';
import { COLOR_TOKENS } from './style';

export interface StyleFieldsProps {
  color: DrawingColor;
  dashed: boolean;
  onColor: (color: DrawingColor) => void;
  onDashed: (dashed: boolean) => void;
}

/** Colour and line of a drawing. */
export function StyleFields({ color, dashed, onColor, onDashed }: StyleFieldsProps) {
  const { t } = useTranslation('drawings');
  return (
    <>
      <fieldset className={styles.colors}>
        <legend className={styles.legend}>{t('color')}</legend>
        {DRAWING_COLORS.map((one) => (
          <label key={one} className={styles.color}>
            <input
              type="radio"
              className="visually-hidden"
              name="drawing-color"
              aria-label={t(`colors.${one}`)}
              checked={one === color}
              onChange={() => onColor(one)}
            />
            <Swatch color={one} />
          </label>
        ))}
      </fieldset>
      <Segmented
        label={t('line')}
        segments={[
          { value: 'solid', label: t('lines.solid') },
          { value: 'dashed', label: t('lines.dashed') },
        ]}
        value={dashed ? 'dashed' : 'solid'}
        onValueChange={(next) => onDashed(next === 'dashed')}
      />
    </>
  );
}

/** The colour as a dot; its name is written or announced elsewhere. */
export function Swatch({ color }: { color: DrawingColor }) {
  return (
    <span
      aria-hidden
      className={styles.swatch}
      style={{ '--swatch': `var(${COLOR_TOKENS[color]})` } as CSSProperties}
    />
  );
}
