import { Undo2, X } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { useAction } from '../connection/use-action';
import { Refusal } from '../parts/parts';
import { replacedRun } from './replaced-run';
import styles from './replaced-run-notice.module.css';

/** Says that the page's address has replaced a run, which was kept, and offers to resume it. */
export function ReplacedRunNotice({ isOverApp }: { isOverApp: boolean }) {
  const { t } = useTranslation('room');
  const run = useStore(replacedRun);
  const { act, error, busy } = useAction();
  if (!run) return null;
  return (
    <section
      aria-label={t('leftRun')}
      data-testid="room-left-run"
      className={cx(styles.notice, isOverApp && styles.over)}
    >
      <p role="status" className={styles.words}>
        {t('leftRun')}
      </p>
      <Button
        size="sm"
        variant={isOverApp ? 'primary' : 'secondary'}
        className={styles.back}
        icon={<Undo2 size={14} aria-hidden />}
        loading={busy}
        onClick={() => void act('run.takeUp', { id: run.id }, t('wentBack'))}
      >
        {t('goBack')}
      </Button>
      <IconButton label={t('dismiss')} icon={<X size={18} aria-hidden />} onClick={() => replacedRun.set(null)} />
      <Refusal error={error} />
    </section>
  );
}
