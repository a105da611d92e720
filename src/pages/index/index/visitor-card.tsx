import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import styles from './visitor-card.module.css';

/** Replaces the assets card for visitors: an invitation to register. */
export function VisitorCard() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Card className={styles.card} data-tour="home-visitor">
      <Text as="h2" size="title" weight="bold">
        {t('visitor.title')}
      </Text>
      <Text as="p" size="note" tone="muted">
        {t('visitor.hint')}
      </Text>
      <div className={styles.actions}>
        <Button block variant="primary" onClick={() => shell().go(path('/pages/common/register'))}>
          {t('common:register')}
        </Button>
        <Button block onClick={() => shell().go(path('/pages/common/login'))}>
          {t('common:logIn')}
        </Button>
      </div>
    </Card>
  );
}
