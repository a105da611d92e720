import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/layout/card';
import styles from './assets-card.module.css';
import { LoadingFigures } from './loading-figures';

/** Where the account stands as soon as it is known whose it is. */
export function AccountPlace() {
  const { t } = useTranslation('common');
  return (
    <Card>
      <div className={styles.label} />
      <LoadingFigures label={t('loading')} />
    </Card>
  );
}
