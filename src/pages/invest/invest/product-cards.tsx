import { type DualProduct, useDualProducts } from '@/data/dual/queries';
import type { DualType } from '@/domain/dual/dual';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Badge } from '@/ui/display/badge';
import { EmptyState } from '@/ui/feedback/states';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { ListStates } from '../../_shared/list/list-states';
import { ProgressBar } from '../../_shared/wealth/progress-bar';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useDualTexts } from '../_shared/use-dual-texts';

/** Products of a coin and type, sorted by maturity. */
export function ProductCards({ currencyId, type }: { currencyId: number; type: DualType }) {
  const { t } = useTranslation('invest');
  const products = useDualProducts(currencyId, type);
  const empty = <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <ListStates query={products} failed={t('failed')} empty={empty}>
      {(list) => (
        <ul className={wealth.cards} aria-label={t('products')}>
          {list.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function ProductCard({ product }: { product: DualProduct }) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const { id, rate, exercise_price, day, bar, remaining_number } = product;
  return (
    <a className={wealth.card} href={`#${path('/pages/invest/purchase', { id })}`}>
      <span className={wealth.head}>
        <span className={wealth.words}>
          <Text size="small" tone="muted">
            {t('reference')}
          </Text>
          <Num size="title" weight="bold">
            {texts.price(exercise_price)}
          </Num>
        </span>
        <span className={wealth.end}>
          <Text size="small" tone="muted">
            {t('annual')}
          </Text>
          <span className={wealth.rate}>{texts.percent(rate)}</span>
        </span>
      </span>
      <ProgressBar fraction={bar / 100} />
      <span className={wealth.line}>
        <Text size="small" tone="secondary">
          {t('matures', { date: texts.maturity(product, texts.format.date) })}
          {day !== undefined && ` · ${t('days', { count: day })}`}
        </Text>
        {remaining_number === 0 ? (
          <Badge tone="warn">{t('soldOut')}</Badge>
        ) : (
          <Text size="small" tone="secondary">
            {t('sold', { percent: bar })}
          </Text>
        )}
      </span>
    </a>
  );
}
