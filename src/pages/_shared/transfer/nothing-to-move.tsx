import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';

/** Page for deposits; not every build has it. */
const ADD_FUNDS = '/pages/fund/select';

/** Shown if no other account holds the asset, so that only a deposit helps. */
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
