import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { CopyButton } from '../../_shared/copy-button';
import styles from './copy-row.module.css';

interface CopyRowProps {
  label: string;
  /** Text to copy; also shown if there are no children. */
  text: string;
  strong?: boolean;
  children?: ReactNode;
}

/** A detail with a copy button, because it must be entered elsewhere without an error. */
export function CopyRow({ label, text, strong = false, children }: CopyRowProps) {
  const { t } = useTranslation('recharge');
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-strong={strong || undefined}>
        {children ?? text}
      </dd>
      <dd className={styles.copy}>
        <CopyButton text={text} label={t('receive.copyWhat', { what: label })} />
      </dd>
    </div>
  );
}
