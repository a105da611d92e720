import { ShieldAlert } from 'lucide-react';
import type { WebProblem } from '@/domain/web-address';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import styles from './web-view.module.css';

const MAX_SHOWN = 120;

/** Alternative pages for a link which names no valid address. */
const ELSEWHERE = [
  ['/pages/common/faq', 'faq'],
  ['/pages/common/aboutus', 'about'],
  ['/pages/setting/operational_compliance', 'compliance'],
] as const;

/** Explains why an address is not opened, and shows it as plain text without a link. */
export function Refused({ problem, address }: { problem: WebProblem; address: string }) {
  const { t } = useTranslation(['web-view', 'site-pages']);
  const shown = address.replace(/[\p{Cc}\p{Cf}]/gu, '�').slice(0, MAX_SHOWN);
  const refusal = (
    <Card>
      <div role="alert">
        <EmptyState
          icon={<ShieldAlert size={30} strokeWidth={1.5} aria-hidden />}
          title={t('refused')}
          hint={
            <>
              {t(`problem.${problem}`)}
              {shown !== '' && <bdi className={styles.address}>{shown}</bdi>}
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
  if (problem !== 'missing') return refusal;
  return (
    <>
      {refusal}
      <nav aria-label={t('elsewhere')}>
        <List card>
          {ELSEWHERE.map(([address, title]) => (
            <ListRow key={address} href={`#${address}`} title={t(`site-pages:${title}`)} />
          ))}
        </List>
      </nav>
    </>
  );
}
