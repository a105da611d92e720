import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../_shared/copy-button';
import styles from './copy-rows.module.css';

export function CopyRows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

interface CopyRowProps {
  label: string;
  /** What is copied, and shown where there are no children. */
  text: string;
  strong?: boolean;
  children?: ReactNode;
}

/** A detail that has to be typed elsewhere without a slip: it can be copied. */
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
