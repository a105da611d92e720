import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';

/** Link to the bank card form, for a seller without a saved bank card. */
export function SaveCard({ failure }: { failure: Failure | null }) {
  const { t } = useTranslation('otc');
  if (failure?.reason !== 'payout_details_missing') return null;
  return (
    <Button block onClick={() => shell().go('/pages/setting/bank')}>
      {t('saveCard')}
    </Button>
  );
}
