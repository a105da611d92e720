import { BookOpen } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { contractAddress } from '../contract/address';
import styles from './contract-link.module.css';

/** Opens the contract in a window of its own. */
export function ContractLink() {
  const { t } = useTranslation('room-contract');
  return (
    <a
      href={contractAddress()}
      target="_blank"
      rel="noreferrer"
      aria-label={t('open')}
      title={t('open')}
      className={styles.icon}
    >
      <BookOpen size={18} aria-hidden />
    </a>
  );
}

/** Opens what the contract says of a call. */
export function CallLink({ call }: { call: string }) {
  const { t } = useTranslation('room-contract');
  return (
    <a
      href={contractAddress({ kind: 'call', name: call })}
      target="_blank"
      rel="noreferrer"
      aria-label={t('openCall', { call })}
      className={styles.text}
    >
      {t('title')}
    </a>
  );
}
