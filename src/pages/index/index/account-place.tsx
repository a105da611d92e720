import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import styles from './assets-card.module.css';
import { LoadingFigures } from './loading-figures';

/** Reserves the place of the assets card until it is known whether a user is signed in. */
export function AccountPlace() {
  const { t } = useTranslation('common');
  return (
    <Card>
      <div className={styles.label} />
      <LoadingFigures label={t('loading')} />
    </Card>
  );
}
