import { CalendarClock, Coins, Gem, type LucideIcon, PiggyBank, Rocket } from 'lucide-react';
import type { MenuEntry } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import styles from './product-list.module.css';
import { Yield, YieldFailure } from './yield';

const ICONS = {
  ieo: Rocket,
  lockming: PiggyBank,
  invest: CalendarClock,
  nft: Gem,
} as const satisfies Record<string, LucideIcon>;

type Known = keyof typeof ICONS;
const isKnown = (title: string): title is Known => Object.hasOwn(ICONS, title);

/** One row per product, with a short description. */
export function ProductList({ products }: { products: readonly MenuEntry[] }) {
  const { t } = useTranslation('financial');
  return (
    <List card label={t('products')}>
      {products.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
      <YieldFailure products={products.map(({ title }) => title)} />
    </List>
  );
}

function ProductRow({ product: { title, name, url } }: { product: MenuEntry }) {
  const { t } = useTranslation(['financial', 'menu']);
  const known = isKnown(title) ? title : undefined;
  const Icon = known ? ICONS[known] : Coins;
  return (
    <ListRow
      leading={
        <span className={styles.icon}>
          <Icon size={22} strokeWidth={1.75} aria-hidden />
        </span>
      }
      // For a product unknown to this app, the server's name is shown.
      title={known ? t(`menu:${known}`) : name}
      subtitle={
        <>
          {known && t(`about.${known}`)}
          <Yield product={title} />
        </>
      }
      href={`#${url}`}
    />
  );
}
