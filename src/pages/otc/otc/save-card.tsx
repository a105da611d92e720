import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';

/** The way to a bank card, for who sells and has none to be paid to. */
export function SaveCard({ failure }: { failure: Failure | null }) {
  const { t } = useTranslation('otc');
  if (failure?.reason !== 'payout_details_missing') return null;
  return (
    <Button block onClick={() => shell().go('/pages/setting/bank')}>
      {t('saveCard')}
    </Button>
  );
}
