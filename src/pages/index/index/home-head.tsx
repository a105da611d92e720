import { Bell, Search, UserRound } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { backend } from '@/data/api/backend';
import { useSignedIn, useSiteName, useUser } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { useModule } from '@/lib/loading/use-module';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Avatar } from '@/ui/display/coin-icon';
import styles from './home-head.module.css';

const loadMessagesButton = () => import('../../_shared/messages/messages-button').then((module) => module.default);

/** Bell with the number of unread messages; without its file, the plain one. */
function UnreadBell({ plain }: { plain: ReactNode }) {
  const { module: MessagesButton } = useModule(loadMessagesButton);
  return <Suspense fallback={plain}>{MessagesButton ? <MessagesButton /> : plain}</Suspense>;
}

/** Header of the home page: account, search and messages. Its hidden heading is the name of the exchange. */
export function HomeHead() {
  const { t } = useTranslation('home');
  const signedIn = useSignedIn();
  const siteName = useSiteName();
  const user = useUser();
  const bell = (
    <IconButton
      label={t('messages')}
      icon={<Bell size={21} aria-hidden />}
      onClick={() => shell().go(path('/pages/site_message/message-center'))}
    />
  );
  const name = user?.nickname || user?.account_number || siteName;
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">{siteName || t('title')}</h1>
      <a
        className={styles.account}
        href={`#${signedIn ? path('/pages/setting/setting') : path('/pages/common/login')}`}
        aria-label={signedIn ? t('account') : t('logIn')}
      >
        {signedIn ? (
          <Avatar name={name} src={backend().assetUrl(user?.head_portrait ?? '') || undefined} size={32} />
        ) : (
          <span className={styles.visitor}>
            <UserRound size={18} aria-hidden />
          </span>
        )}
      </a>
      <a data-edge className={styles.search} href={`#${path('/pages/market/search')}`}>
        <Search size={17} aria-hidden />
        <span className={styles.words}>{t('search')}</span>
      </a>
      {signedIn ? <UnreadBell plain={bell} /> : bell}
    </header>
  );
}
