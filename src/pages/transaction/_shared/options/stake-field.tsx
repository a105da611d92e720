import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '@/ui/forms/stepper';
import styles from './stake-field.module.css';

/** Decimals of a stake that may be typed: it is USDT, and nobody counts it finer. */
const STAKE_DECIMALS = 2;

interface StakeFieldProps {
  /** For screen readers: with the asset. */
  name: string;
  /** Above the figure, inside of the field. */
  caption: string;
  /** A decimal string, or '' for nothing. */
  value: string;
  onValueChange: (value: string) => void;
  /** The smallest stake, which is one step as well. */
  least: string;
  error: string | undefined;
  /** StakePicks. */
  children: ReactNode;
}

/** The stake between minus and plus, and amounts to pick beside it, in one row. */
export function StakeField({ name, caption, value, onValueChange, least, error, children }: StakeFieldProps) {
  const { t } = useTranslation('options');
  return (
    <div className={styles.row}>
      <Stepper
        dense
        label={caption}
        aria-label={name}
        value={value}
        onValueChange={onValueChange}
        step={least}
        min={least}
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

/** An amount beside the stake. */
export function StakePick({ chosen = false, disabled = false, onClick, children }: StakePickProps) {
  return (
    <button type="button" className={styles.pick} aria-pressed={chosen} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
