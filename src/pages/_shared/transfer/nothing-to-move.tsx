import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';

/** Where money comes from outside, if the app has that screen. */
const ADD_FUNDS = '/pages/fund/select';

/** No other account has any of it: money has to come from outside. */
export function NothingToMove({ asset }: { asset: string }) {
  const { t } = useTranslation('transfer');
  return (
    <EmptyState
      title={t('nothing', { asset })}
      hint={t('nothingHint')}
      action={shell().isScreen(ADD_FUNDS) && <Button onClick={() => shell().go(ADD_FUNDS)}>{t('addFunds')}</Button>}
    />
  );
}
