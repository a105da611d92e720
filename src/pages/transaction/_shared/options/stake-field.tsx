import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Stepper } from '@/ui/forms/stepper';
import styles from './stake-field.module.css';

/** Decimals which may be typed: stakes are in USDT, where two are enough. */
const STAKE_DECIMALS = 2;

interface StakeFieldProps {
  /** Accessible name, which includes the asset. */
  name: string;
  /** Label above the value, inside the field. */
  caption: string;
  /** Decimal string; '' while empty. */
  value: string;
  onValueChange: (value: string) => void;
  /** The smallest stake, which is also the step. */
  min: string;
  error: string | undefined;
  /** `StakePick` elements. */
  children: ReactNode;
}

/** One row with the stake stepper and preset amounts. */
export function StakeField({ name, caption, value, onValueChange, min, error, children }: StakeFieldProps) {
  const { t } = useTranslation('options');
  return (
    <div className={styles.row}>
      <Stepper
        dense
        label={caption}
        aria-label={name}
        value={value}
        onValueChange={onValueChange}
        step={min}
        min={min}
        precision={STAKE_DECIMALS}
        placeholder="0"
        decreaseLabel={t('form.less')}
        increaseLabel={t('form.more')}
        error={error}
      />
      <fieldset className={styles.picks} aria-label={t('form.picks')}>
        {children}
      </fieldset>
    </div>
  );
}

interface StakePickProps {
  chosen?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Button of a preset amount. */
export function StakePick({ chosen = false, disabled = false, onClick, children }: StakePickProps) {
  return (
    <button type="button" data-edge className={styles.pick} aria-pressed={chosen} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
