import type { useOwnAds } from '@/data/otc/queries';
import { OTC_AD_STATUS } from '@/domain/otc/ad';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/feedback/states';
import { Sheet } from '@/ui/overlays/sheet';
import { useOpenRecord } from '../../_shared/list/use-open-record';
import { AdSheet, type AdSheetProps } from './ad-sheet';

interface EditSheetProps extends Omit<AdSheetProps, 'ad'> {
  id: number;
  query: ReturnType<typeof useOwnAds>;
}

/** Edits the customer's advertisement with an id. If there is none, or if it has ended, the sheet says so. */
export function EditSheet({ id, query, fiat, onClose }: EditSheetProps) {
  const { t } = useTranslation(['otc', 'common']);
  const { row, isUnknown } = useOpenRecord(id, query.data, query);
  if (row && row.status !== OTC_AD_STATUS.ended) return <AdSheet ad={row} fiat={fiat} onClose={onClose} />;
  return (
    <Sheet
      open={row !== undefined || isUnknown}
      onOpenChange={onClose}
      title={t('ad.title', { id })}
      closeLabel={t('common:close')}
    >
      <EmptyState title={t('ad.unknown')} />
    </Sheet>
  );
}
