import { useTranslation } from 'react-i18next';
import { Masked } from '@/ui/text/masked';
import styles from './available-frozen.module.css';

export interface AvailableFrozenProps {
  hidden: boolean;
  /** As the formatter wrote them. */
  available: string;
  frozen: string;
}

/** The two sides of a balance, below each other: what can be used, and what something has set aside. */
export function AvailableFrozen({ hidden, available, frozen }: AvailableFrozenProps) {
  const { t } = useTranslation('assets');
  const line = (name: string, amount: string) => (
    <span className={styles.line}>
      {`${name} `}
      <Masked hidden={hidden} label={t('hidden')}>
        {amount}
      </Masked>
    </span>
  );
  return (
    <>
      {line(t('available'), available)}
      {line(t('frozen'), frozen)}
    </>
  );
}
