import {
  BadgeCheck,
  Bell,
  CircleHelp,
  CreditCard,
  Crown,
  FileCheck2,
  Headphones,
  Info,
  Languages,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  Share2,
  ShieldCheck,
  Ticket,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '@/data/session/session';
import { LANGUAGE_NAMES, localeOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Card } from '@/ui/layout/card';
import { UnreadAnswers } from '../../_shared/talk/unread-answers';
import { CurrencyEntry } from './currency-entry';
import { EntryIcon } from './entry-icon';
import { UnreadCount } from './unread-count';
import { VibrationEntry } from './vibration-entry';

/** Pages linked from the settings (specification section 2). A page missing in the route table is left out. */
const ACCOUNT = [
  { word: 'profile', address: '/pages/setting/userInfo', icon: UserRound },
  { word: 'security', address: '/pages/setting/security', icon: ShieldCheck },
  { word: 'identity', address: '/pages/setting/real', icon: BadgeCheck },
  { word: 'wallets', address: '/pages/setting/wallet', icon: Wallet },
  { word: 'cards', address: '/pages/setting/bank', icon: CreditCard },
  { word: 'messages', address: '/pages/site_message/message-center', icon: Bell },
  { word: 'vip', address: '/pages/vip/index', icon: Crown },
  { word: 'coupons', address: '/pages/setting/coupon', icon: Ticket },
  { word: 'bills', address: '/pages/setting/bill', icon: ReceiptText },
  { word: 'share', address: '/pages/setting/share', icon: Share2 },
] as const satisfies readonly Entry[];

const HELP = [
  { word: 'faq', address: '/pages/common/faq', icon: CircleHelp },
  { word: 'service', address: '/pages/kefu/index', icon: Headphones },
  { word: 'contact', address: '/pages/common/contactus', icon: MessageCircle },
  { word: 'compliance', address: '/pages/setting/operational_compliance', icon: FileCheck2 },
  { word: 'about', address: '/pages/common/aboutus', icon: Info },
] as const satisfies readonly Entry[];

interface Entry {
  readonly word: string;
  readonly address: string;
  readonly icon: LucideIcon;
}

type KnownEntry = (typeof ACCOUNT)[number] | (typeof HELP)[number];

export function Entries() {
  const { t } = useTranslation('setting');
  const lang = useLang();
  return (
    <>
      <Links title={t('groups.account')} entries={ACCOUNT} />
      <Card flush title={t('groups.preferences')}>
        <List label={t('groups.preferences')}>
          <ListRow
            dense
            leading={<EntryIcon icon={Languages} />}
            title={t('entries.language')}
            trailing={<span lang={localeOf(lang)}>{LANGUAGE_NAMES[lang]}</span>}
            href={`#${path('/pages/setting/language')}`}
          />
          <CurrencyEntry />
          <VibrationEntry />
        </List>
      </Card>
      <Links title={t('groups.help')} entries={HELP}>
        <ListRow dense leading={<EntryIcon icon={Info} />} title={t('entries.version')} trailing={__APP_VERSION__} />
      </Links>
    </>
  );
}

interface LinksProps {
  title: string;
  entries: readonly KnownEntry[];
  children?: ReactNode;
}

function Links({ title, entries, children }: LinksProps) {
  const { t } = useTranslation('setting');
  const existing = entries.filter(({ address }) => shell().isScreen(address));
  if (existing.length === 0 && !children) return null;
  return (
    <Card flush title={title}>
      <List label={title}>
        {existing.map(({ word, address, icon }) => (
          <ListRow
            key={address}
            dense
            leading={<EntryIcon icon={icon} />}
            title={t(`entries.${word}`)}
            trailing={word === 'messages' && <UnreadCount />}
            href={`#${address}`}
            {...(word === 'service' && {
              title: <span data-tour="setting-service">{t('entries.service')}</span>,
              trailing: <UnreadAnswers />,
            })}
          />
        ))}
        {children}
      </List>
    </Card>
  );
}
