import { useTranslation } from 'react-i18next';
import { useDualProducts } from '@/data/queries/dual';
import { useLockProducts } from '@/data/queries/lh';
import { Decimal } from '@/domain/money';
import { useFormats } from '@/i18n/use-formats';
import { Text } from '@/ui/text/text';
import styles from './product-list.module.css';

const PERCENT_DECIMALS = 2;
/** Bitcoin, as the family numbers it (contract section 1.3). */
const BTC = 1;

/** The most a product yields right now; nothing where that is not known. `product` is the menu's key. */
export function Yield({ product }: { product: string }) {
  if (product === 'lockming') return <LockYield />;
  return product === 'invest' ? <DualYield /> : null;
}

function LockYield() {
  const { data, isPending } = useLockProducts();
  const rates = data?.map(({ interest_rate }) => interest_rate) ?? [];
  return <Most word="perDay" rates={isPending ? undefined : rates} />;
}

function DualYield() {
  const call = useDualProducts(BTC, 'call');
  const put = useDualProducts(BTC, 'put');
  const rates = [...(call.data ?? []), ...(put.data ?? [])].map(({ rate }) => rate);
  return <Most word="perYear" rates={call.isPending || put.isPending ? undefined : rates} />;
}

interface MostProps {
  word: 'perDay' | 'perYear';
  /** Undefined while they are on their way, which has its line already: nothing moves when they come. */
  rates: readonly string[] | undefined;
}

function Most({ word, rates }: MostProps) {
  const { t } = useTranslation('financial');
  const format = useFormats();
  if (rates?.length === 0) return null;
  const percent = rates && format.rate(Decimal.max(...rates), PERCENT_DECIMALS);
  return (
    <Text size="small" tone="up" weight="bold" className={styles.yield}>
      {percent ? t(word, { percent }) : '\u00a0'}
    </Text>
  );
}
