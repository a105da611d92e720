import { Trash2 } from 'lucide-react';
import { useRemoveAlert } from '@/data/alerts/queries';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { pressRow } from '@/ui/actions/press-row';
import { keepFocusNear } from '@/ui/overlays/keep-focus-near';
import { showFailure } from '../../../_shared/form/show-failure';

/** Removes one alert. `name` distinguishes it from the others for screen readers. */
export function RemoveAlert({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('alerts');
  const remove = useRemoveAlert();
  return (
    <IconButton
      {...pressRow(`alert ${id}`)}
      label={t('remove', { alert: name })}
      icon={<Trash2 size={18} aria-hidden />}
      loading={remove.isPending}
      onClick={({ currentTarget }) => {
        keepFocusNear(currentTarget);
        void remove.mutateAsync(id).catch(showFailure);
      }}
    />
  );
}
