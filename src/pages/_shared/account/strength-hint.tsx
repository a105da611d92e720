import { password as passwordRule } from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import styles from './strength-hint.module.css';

/** 0 empty, 1 weak, 2 fair, 3 strong. */
type Strength = 0 | 1 | 2 | 3;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const LONG = 10;
/** Common passwords, which attackers try first. By their characters alone some of them would count as fair. */
const WELL_KNOWN = /^(?:password|passw0rd|qwerty|abc123|letmein|welcome|iloveyou|admin)|^(.)\1+$|^(?:0?123456|654321)/i;

/**
 * Estimates the strength of a password. It is a hint, not a rule (designed): the rule checks the length alone
 * (specification section 5), and users tend to choose the weakest password which passes.
 */
export function passwordStrength(text: string): Strength {
  if (text === '') return 0;
  if (passwordRule(text) !== null || WELL_KNOWN.test(text)) return 1;
  const kinds = KINDS.filter((kind) => kind.test(text)).length;
  if (kinds < 2) return 1;
  return kinds >= 3 && text.length >= LONG ? 3 : 2;
}

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
