import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';

export interface FrameProps {
  /** The main action of the page, below the scroll area. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Frame of the page in all its states: title, back button, and a link to the records. */
export function Frame({ footer, children }: FrameProps) {
  const { t } = useTranslation('payout');
  return (
    <Page
      header={
        <BackBar
          title={t('title')}
          actions={
            <IconButton
              label={t('records')}
              icon={<History size={22} strokeWidth={1.75} aria-hidden />}
              onClick={() => shell().go(path('/pages/fund/receive_withdraw_record', { tab: 'withdraw' }))}
            />
          }
        />
      }
      footer={footer}
    >
      {children}
    </Page>
  );
}
