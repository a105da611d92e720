import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useModule } from '@/lib/loading/use-module';
import { toast } from '@/ui/overlays/toast-store';
import type { AlertSheetProps } from './alert-sheet';

const loadAlertSheet = () => import('./alert-sheet').then((module) => module.default);

/**
 * The sheet of price alerts, whose file is loaded when one is opened. If that fails, a message says so, and the next
 * opening loads it again.
 */
export function LateAlertSheet(props: AlertSheetProps) {
  const { t } = useTranslation('errors');
  const { module: AlertSheet, failed, retry } = useModule(loadAlertSheet);
  const { open } = props;
  const onFailed = useEffectEvent(() => {
    toast.show(t('networkHint'), { kind: 'error' });
    props.onClose();
  });
  const onOpened = useEffectEvent(() => {
    if (failed) retry();
  });
  useEffect(() => {
    if (failed) onFailed();
  }, [failed]);
  useEffect(() => {
    if (open) onOpened();
  }, [open]);
  return AlertSheet && <AlertSheet {...props} />;
}
