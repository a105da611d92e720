import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useModule } from '@/lib/loading/use-module';
import { Button } from '@/ui/actions/button';
import { reportFailure } from '../outcome';
import styles from './late-part.module.css';

/** Imports a component. It must be the same function at every render. */
export type LoadPart<Props = object> = () => Promise<ComponentType<Props>>;

export interface LatePartProps<Props> {
  load: LoadPart<Props>;
  props: Props;
}

/** A part of the room that is loaded on demand. When loading fails, it shows so and offers to load it again. */
export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const { t } = useTranslation(['room', 'errors', 'common']);
  const { module: Part, failed, retry } = useModule(load);
  // The button stays while the file loads again, because the keyboard focus may be on it.
  const [hasFailed, setHasFailed] = useState(false);
  if (failed && !hasFailed) setHasFailed(true);
  if (!Part && (failed || hasFailed))
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('errors:networkHint')}</p>
        <Button size="sm" loading={!failed} onClick={retry}>
          {t('common:retry')}
        </Button>
      </div>
    );
  const waiting = <p className={styles.waiting}>{t('loading')}</p>;
  return <Suspense fallback={waiting}>{Part ? <Part {...props} /> : waiting}</Suspense>;
}

export interface LateDialogProps {
  load: LoadPart;
  onFailed: () => void;
}

/** A dialog that is loaded on demand. When loading fails, the room shows so, and the next opening loads it again. */
export function LateDialog({ load, onFailed }: LateDialogProps) {
  const { t } = useTranslation('errors');
  const { module: Dialog, failed } = useModule(load);
  const give = useEffectEvent(() => {
    reportFailure(t('networkHint'));
    onFailed();
  });
  useEffect(() => {
    if (failed) give();
  }, [failed]);
  return <Suspense>{Dialog && <Dialog />}</Suspense>;
}
