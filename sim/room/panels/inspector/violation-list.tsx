import { useTranslation } from '@/i18n/use-translation';
import type { ContractViolation } from '@/lib/contract-violations';
import styles from './inspector.module.css';

const EFFECTS = { default: 'default', 'row left out': 'row', unreadable: 'unreadable' } as const;

/** Where an answer or event departs from the contract, and what the app made of it. */
export function ViolationList({ violations }: { violations: readonly ContractViolation[] }) {
  const { t } = useTranslation('room-inspector');
  return (
    <ul className={styles.violations}>
      {violations.map(({ path, expected, seen, effect, atMs }) => (
        <li key={`${path} ${atMs}`} className={styles.fact}>
          <code className={styles.bad}>{path || t('violation.whole')}</code>: {t(`violation.${EFFECTS[effect]}`)}
          <br />
          <span className={styles.term}>{t('violation.expected')}</span> <code>{expected}</code>
          <br />
          <span className={styles.term}>{t('violation.seen')}</span> <code>{seen}</code>
        </li>
      ))}
    </ul>
  );
}
