import { BellOff } from 'lucide-react';
import { notices } from '@/data/session/notices';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { List, ListRow } from '@/ui/display/list';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';

/** Toasts shown since the app was opened, for users who missed them. */
export function Notices() {
  const { t } = useTranslation('messages');
  const format = useFormats();
  const said = useStore(notices);
  if (said.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('noNotices')}
          hint={t('noNoticesHint')}
          icon={<BellOff size={30} strokeWidth={1.5} aria-hidden />}
        />
      </Card>
    );
  return (
    <Card flush>
      <List label={t('notices')}>
        {said.map(({ id, text, atMs }) => (
          <ListRow key={id} dense title={text} subtitle={format.hourMinute(atMs)} />
        ))}
      </List>
    </Card>
  );
}
