import { Vibrate } from 'lucide-react';
import { useVibration, vibration } from '@/data/session/preferences';
import { useTranslation } from '@/i18n/use-translation';
import { canVibrate } from '@/lib/browser/haptics';
import { ListRow } from '@/ui/display/list-row';
import { Switch } from '@/ui/forms/switch';
import { EntryIcon } from './entry-icon';

/** Setting for vibration feedback; shown only on devices which can vibrate. */
export function VibrationEntry() {
  const { t } = useTranslation('setting');
  const on = useVibration();
  if (!canVibrate({ vibrate: navigator.vibrate })) return null;
  return (
    <ListRow
      dense
      leading={<EntryIcon icon={Vibrate} />}
      title={t('entries.vibration')}
      trailing={<Switch aria-label={t('entries.vibration')} checked={on} onCheckedChange={vibration.set} />}
    />
  );
}
