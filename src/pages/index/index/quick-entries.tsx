import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpDown,
  ArrowUpFromLine,
  BellPlus,
  CalendarClock,
  CircleHelp,
  ClipboardList,
  Crown,
  FileText,
  Gamepad2,
  Gem,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  PiggyBank,
  ReceiptText,
  Repeat2,
  Rocket,
  Settings,
  Sparkles,
  Ticket,
  TrendingUp,
  Users,
} from 'lucide-react';
import { type MenuEntry, useMenu } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { cx } from '@/ui/cx';
import { Late } from '@/ui/feedback/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Carousel } from '@/ui/media/carousel';
import { LoadFailure } from '../../_shared/load-failure';
import styles from './quick-entries.module.css';

/** Icon by the key in the title of a menu entry. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  recharge: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transaction: ArrowUpDown,
  transfer: ArrowLeftRight,
  margin: TrendingUp,
  copytrade: Users,
  ieo: Rocket,
  lockming: PiggyBank,
  invest: CalendarClock,
  nft: Gem,
  otc: Repeat2,
  borrowing: Landmark,
  game: Gamepad2,
  vip: Crown,
  coupon: Ticket,
  bill: FileText,
  points: Sparkles,
  chat: MessageCircle,
  contactUs: CircleHelp,
  alerts: BellPlus,
  orders: ClipboardList,
  records: ReceiptText,
  settings: Settings,
};

/** Entries per group: two rows of four (contract section 5). */
const GROUP = 8;
/** Placeholders until the entries arrive. */
const PLACES = Array.from({ length: GROUP }, (_, place) => place);

/** Entries of the server's menu for which the app has pages. */
export function QuickEntries() {
  const { t } = useTranslation('home');
  const menu = useMenu();
  if (menu.isPending)
    return (
      <Card className={styles.card}>
        <Late>
          <div className={cx(styles.group, styles.place)}>
            {PLACES.map((entry) => (
              <span key={entry} className={styles.entry}>
                <Skeleton shape="block" width={44} height={44} />
                <span className={styles.word}>
                  <Skeleton width={48} height={10} />
                </span>
              </span>
            ))}
          </div>
        </Late>
      </Card>
    );
  if (menu.isError && !menu.data) return <LoadFailure title={t('menu.failed')} query={menu} />;
  const entries = (menu.data ?? []).filter(({ url }) => shell().isScreen(url));
  if (entries.length === 0) return null;
  const groups: MenuEntry[][] = [];
  for (let first = 0; first < entries.length; first += GROUP) groups.push(entries.slice(first, first + GROUP));
  return (
    <Card className={styles.card}>
      <nav aria-label={t('menu.label')}>
        {groups.length === 1 ? (
          <Group entries={entries} />
        ) : (
          <Carousel
            label={t('menu.label')}
            slideLabel={(position, count) => t('menu.page', { position, count })}
            dotsBelow
          >
            {groups.map((group) => (
              <Group key={group[0]?.id} entries={group} />
            ))}
          </Carousel>
        )}
      </nav>
    </Card>
  );
}

function Group({ entries }: { entries: readonly MenuEntry[] }) {
  const { i18n } = useTranslation('menu');
  return (
    <ul className={styles.group}>
      {entries.map(({ id, title, name, url }) => {
        const Icon = (Object.hasOwn(ICONS, title) && ICONS[title]) || LayoutGrid;
        const key = `menu:${title}`;
        return (
          <li key={id}>
            <a className={styles.entry} href={`#${url}`}>
              <span className={styles.icon}>
                <Icon size={21} strokeWidth={1.75} aria-hidden />
              </span>
              {/* For an entry unknown to this app, the server's name is shown. */}
              <span className={styles.word}>{i18n.exists(key) ? i18n.t(key as 'menu:ieo') : name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
