import { ChevronRight, Headphones } from 'lucide-react';
import { useState } from 'react';
import { backend } from '@/data/api/backend';
import type { SupportMessage } from '@/data/messages/support';
import type { SupportTopic } from '@/domain/messages/talk';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Avatar } from '@/ui/display/coin-icon';
import { Sheet } from '@/ui/overlays/sheet';
import { Bubble } from '../../_shared/talk/bubble';
import styles from '../../_shared/talk/talk.module.css';

/** Page which an answer links to, by topic. */
const SCREENS: Readonly<Record<SupportTopic, string>> = {
  deposit: '/pages/fund/select',
  withdrawal: '/pages/fund/withdraw',
  identity: '/pages/setting/real',
  security: '/pages/setting/security',
  trading: '/pages/transaction/currency_order',
  fees: '/pages/vip/index',
  wealth: '/pages/financial/index',
  nft: '/pages/nft/nft',
  loan: '/pages/common/borrowing',
};

/** One message: the customer's own at the end of the line, answers at the start. */
export function Message({ message, seen }: { message: SupportMessage; seen: boolean }) {
  const { t } = useTranslation('talk');
  const { from, name, text, picture, topic, time } = message;
  const isOwn = from === 'customer';
  const who = from === 'agent' ? t('support.agent', { name }) : t('support.desk');
  return (
    <Bubble
      side={isOwn ? 'own' : 'other'}
      atMs={time * 1000}
      text={text}
      {...(!isOwn && {
        name: who,
        face: from === 'agent' ? <Avatar name={name} size={32} /> : <Headphones aria-hidden />,
      })}
      {...(isOwn && seen && { note: t('support.seen') })}
    >
      {picture !== '' && <Picture address={picture} />}
      {topic !== '' && shell().isScreen(SCREENS[topic]) && (
        <a className={styles.go} href={`#${SCREENS[topic]}`}>
          {t(`support.go.${topic}`)} <ChevronRight size={16} aria-hidden />
        </a>
      )}
    </Bubble>
  );
}

function Picture({ address }: { address: string }) {
  const { t } = useTranslation(['talk', 'common']);
  const [open, setOpen] = useState(false);
  const source = backend().assetUrl(address);
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setOpen(true)} aria-label={t('openPicture')}>
        <img src={source} alt="" loading="lazy" />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={t('picture')} closeLabel={t('common:close')} size="tall">
        <img className={styles.whole} src={source} alt={t('picture')} />
      </Sheet>
    </>
  );
}
