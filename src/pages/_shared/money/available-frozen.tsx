import { useTranslation } from '@/i18n/use-translation';
import { Masked } from '@/ui/text/masked';
import styles from './available-frozen.module.css';

export interface AvailableFrozenProps {
  hidden: boolean;
  /** Formatted amounts. */
  available: string;
  frozen: string;
}

/** Both parts of a balance, one below the other: available and frozen. */
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
