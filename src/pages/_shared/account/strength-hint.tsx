import { useTranslation } from '@/i18n/use-translation';
import { passwordStrength, type Strength } from './password-strength';
import styles from './strength-hint.module.css';

const LEVELS = { 1: 'weak', 2: 'fair', 3: 'strong' } as const satisfies Record<Exclude<Strength, 0>, string>;

/** Shows the strength of the typed password; nothing while the field is empty. */
export function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation('auth');
  const strength = passwordStrength(password);
  if (strength === 0) return null;
  const level = LEVELS[strength];
  return (
    <span className={styles.strength} data-level={level}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={styles.bar} data-filled={bar <= strength} />
        ))}
      </span>
      <span>
        <span className={styles.level}>{t('strength.label', { level: t(`strength.${level}`) })}</span>
        {strength < 3 && ` · ${t('strength.hint')}`}
      </span>
    </span>
  );
}
