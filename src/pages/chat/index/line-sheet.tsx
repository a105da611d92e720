import { Flag, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { type ChatLine, useMute, useReport } from '@/data/messages/chat';
import { afterCall } from '@/data/queries/after-call';
import { REPORT_REASONS } from '@/domain/messages/talk';
import { useTranslation } from '@/i18n/use-translation';
import { failureOf } from '@/lifecycles/failure';
import { cx } from '@/ui/cx';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Sheet } from '@/ui/overlays/sheet';
import { toast } from '@/ui/overlays/toast-store';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { useFailureText } from '../../_shared/form/use-failure-text';
import styles from '../../_shared/talk/talk.module.css';

/** Actions for another customer's message: mute the sender or report the message. */
export function LineSheet({ line, onClose }: { line: ChatLine | null; onClose: () => void }) {
  const { t } = useTranslation(['talk', 'common']);
  const last = useLastNonNull(line);
  if (!last) return null;
  return (
    <Sheet
      open={line !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('room.options', { name: last.name })}
      closeLabel={t('common:close')}
      flush
    >
      <LineChoices key={last.id} line={last} onClose={onClose} />
    </Sheet>
  );
}

/** The actions in the sheet, which are mounted with it. */
export function LineChoices({ line: { id, member, name }, onClose }: { line: ChatLine; onClose: () => void }) {
  const { t } = useTranslation('talk');
  const [asksWhy, setAsksWhy] = useState(false);
  const mute = useMute();
  const report = useReport();
  const error = mute.error ?? report.error;
  const failure = useFailureText()(error && failureOf(error));
  const done = (text: string) => {
    toast.show(text, { kind: 'success' });
    onClose();
  };
  return (
    <>
      {failure && (
        <p className={cx(styles.problem, styles.edged)} role="alert">
          {failure}
        </p>
      )}
      {asksWhy ? (
        <List label={t('room.why')}>
          {REPORT_REASONS.map((reason) => (
            <ListRow
              key={reason}
              title={t(`room.reason.${reason}`)}
              loading={report.isPending}
              onClick={() => afterCall(report.mutateAsync({ id, reason }), () => done(t('room.reported')))}
            />
          ))}
        </List>
      ) : (
        <List label={t('room.options', { name })}>
          <ListRow
            leading={<VolumeX size={20} aria-hidden />}
            title={t('room.mute', { name })}
            subtitle={t('room.muteHint')}
            loading={mute.isPending}
            onClick={() => afterCall(mute.mutateAsync({ member, muted: true }), () => done(t('room.muted', { name })))}
          />
          <ListRow
            leading={<Flag size={20} aria-hidden />}
            title={t('room.report')}
            subtitle={t('room.reportHint')}
            chevron
            onClick={() => setAsksWhy(true)}
          />
        </List>
      )}
    </>
  );
}
