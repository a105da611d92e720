import { Bell, Search, UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { backend } from '@/data/backend';
import { useSignedIn, useSiteName, useUser } from '@/data/session';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Avatar } from '@/ui/display/coin-icon';
import styles from './home-head.module.css';

/** Knows how many are unread; until it is there, the bell is a plain one. */
const MessagesButton = lazy(() => import('../../_shared/messages/messages-button'));

/** The bar of the home page: the account, the search, the messages. Its heading is the exchange's name. */
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
      <a className={styles.search} href={`#${path('/pages/market/search')}`}>
        <Search size={17} aria-hidden />
        <span className={styles.words}>{t('search')}</span>
      </a>
      {signedIn ? (
        <Suspense fallback={bell}>
          <MessagesButton />
        </Suspense>
      ) : (
        bell
      )}
    </header>
  );
}
