import { Wallet } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/stack';

const HERE = { from: '/pages/fund/assets' };

/** The assets tab of a visitor: its purpose, and a login button. */
export function Visitor() {
  const { t } = useTranslation(['assets', 'common']);
  return (
    <Card>
      <EmptyState
        title={t('visitor.title')}
        hint={t('visitor.hint')}
        icon={<Wallet size={30} strokeWidth={1.5} aria-hidden />}
        action={
          <Grid columns={2}>
            <Button block variant="primary" onClick={() => shell().go(path('/pages/common/login', HERE))}>
              {t('common:logIn')}
            </Button>
            <Button block onClick={() => shell().go(path('/pages/common/register', HERE))}>
              {t('common:register')}
            </Button>
          </Grid>
        }
      />
    </Card>
  );
}
