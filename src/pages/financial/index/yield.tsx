import { useDualProducts } from '@/data/dual/queries';
import { useLockProducts } from '@/data/lockup/queries';
import { Decimal } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { ListRow } from '@/ui/display/list-row';
import { Text } from '@/ui/text/text';
import { PartFailure } from '../../_shared/load-failure';
import styles from './product-list.module.css';

const PERCENT_DECIMALS = 2;
/** Currency id of bitcoin (contract section 1.3). */
const BTC = 1;

/** Highest current yield of a product; a dash if it failed to load. `product` is the key of the menu. */
export function Yield({ product }: { product: string }) {
  if (product === 'lockming') return <LockYield />;
  return product === 'invest' ? <DualYield /> : null;
}

/** Row below the products with a retry button, shown if the yields of some failed to load. */
export function YieldFailure({ products }: { products: readonly string[] }) {
  const { t } = useTranslation('financial');
  const lock = useLockProducts();
  const call = useDualProducts(BTC, 'call');
  const put = useDualProducts(BTC, 'put');
  const queries = [
    ...(products.includes('lockming') ? [lock] : []),
    ...(products.includes('invest') ? [call, put] : []),
  ].filter(({ isError, data }) => isError && !data);
  const [first] = queries;
  if (!first) return null;
  const query = {
    error: first.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => queries.map(({ refetch }) => refetch()),
  };
  return <ListRow title={<PartFailure title={t('yieldFailed')} query={query} />} />;
}

function LockYield() {
  const lock = useLockProducts();
  return <Most word="perDay" queries={[lock]} rates={lock.data?.map(({ interest_rate }) => interest_rate)} />;
}

function DualYield() {
  const call = useDualProducts(BTC, 'call');
  const put = useDualProducts(BTC, 'put');
  // The maximum needs both lists.
  const both = call.data && put.data && [...call.data, ...put.data];
  return <Most word="perYear" queries={[call, put]} rates={both?.map(({ rate }) => rate)} />;
}

interface MostProps {
  word: 'perDay' | 'perYear';
  queries: readonly { readonly isError: boolean; readonly data: unknown }[];
  /** Undefined while loading. The line is already reserved, so nothing moves when the rates arrive. */
  rates: readonly string[] | undefined;
}

function Most({ word, queries, rates }: MostProps) {
  const { t } = useTranslation('financial');
  const format = useFormats();
  if (queries.some(({ isError, data }) => isError && !data))
    return (
      <Text size="small" tone="muted" className={styles.yield}>
        {NO_NUMBER}
      </Text>
    );
  if (rates?.length === 0) return null;
  const percent = rates && format.rate(Decimal.max(...rates), PERCENT_DECIMALS);
  return (
    <Text size="small" tone="up" weight="bold" className={styles.yield}>
      {percent ? t(word, { percent }) : '\u00a0'}
    </Text>
  );
}
