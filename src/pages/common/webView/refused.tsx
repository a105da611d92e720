import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WebProblem } from '@/domain/web-address';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import styles from './web-view.module.css';

const SHOWN_MOST = 120;

/** Says why an address is not opened, and shows it as inert text: nothing of it is a link. */
export function Refused({ problem, asked }: { problem: WebProblem; asked: string }) {
  const { t } = useTranslation('web-view');
  const shown = asked.replace(/[\p{Cc}\p{Cf}]/gu, '�').slice(0, SHOWN_MOST);
  return (
    <Card>
      <div role="alert">
        <EmptyState
          icon={<ShieldAlert size={30} strokeWidth={1.5} aria-hidden />}
          title={t('refused')}
          hint={
            <>
              {t(`problem.${problem}`)}
              {shown !== '' && <bdi className={styles.asked}>{shown}</bdi>}
            </>
          }
          action={
            <Button variant="primary" onClick={() => shell().go('/pages/common/contactus', { replace: true })}>
              {t('toContact')}
            </Button>
          }
        />
      </div>
    </Card>
  );
}
