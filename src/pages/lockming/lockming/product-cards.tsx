import type { LockProduct } from '@/data/lockup/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Text } from '@/ui/text/text';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useLockTexts } from '../_shared/use-lock-texts';

/** One card per product: coin and term on the left, yield on the right. */
export function ProductCards({ products }: { products: readonly LockProduct[] }) {
  const { t } = useTranslation('lockming');
  return (
    <ul className={wealth.cards} aria-label={t('products')}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({ product }: { product: LockProduct }) {
  const { t } = useTranslation('lockming');
  const texts = useLockTexts();
  const { id, currency_name: coin, day, interest_rate, save_min } = product;
  return (
    <a className={wealth.card} href={`#${path('/pages/lockming/buy', { id })}`}>
      <span className={wealth.head}>
        <CoinIcon symbol={coin} size={36} />
        <span className={wealth.words}>
          <Text weight="bold">{`${coin} · ${t('days', { count: day })}`}</Text>
          <Text size="small" tone="muted">
            {t('from', { amount: texts.amount(save_min, coin) })}
          </Text>
        </span>
        <span className={wealth.end}>
          <span className={wealth.rate}>{texts.format.rate(interest_rate, 2, 2)}</span>
          <Text size="small" tone="muted">
            {t('daily')}
          </Text>
        </span>
      </span>
    </a>
  );
}
