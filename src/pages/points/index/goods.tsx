import { Coins, Ticket } from 'lucide-react';
import { useState } from 'react';
import { type PointGood, usePointGoods } from '@/data/points/queries';
import { pointExchangeViolations } from '@/domain/membership/points';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { ListStates } from '../../_shared/list/list-states';
import { ExchangeSheet } from './exchange-sheet';
import styles from './points.module.css';
import { useGoodTexts } from './use-good-texts';

/** Goods which can be bought with points, with today's remaining number. */
export function Goods() {
  const { t } = useTranslation('points');
  const goods = usePointGoods();
  const [chosen, setChosen] = useState<PointGood | null>(null);
  const empty = <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <ListStates
      query={goods}
      failed={t('failed')}
      isEmpty={({ list }) => list.length === 0}
      empty={empty}
      rows={5}
      leading
    >
      {({ list, points }) => (
        <>
          <Card flush title={t('goods')}>
            <ul className={styles.goods} aria-label={t('goods')}>
              {list.map((good) => (
                <GoodRow key={good.id} good={good} points={points} onGet={() => setChosen(good)} />
              ))}
            </ul>
          </Card>
          <Text as="p" size="small" tone="muted" align="center">
            {t('stockNote')}
          </Text>
          <ExchangeSheet good={chosen} points={points} onClose={() => setChosen(null)} />
        </>
      )}
    </ListStates>
  );
}

function GoodRow({ good, points, onGet }: { good: PointGood; points: number; onGet: () => void }) {
  const { t } = useTranslation('points');
  const formats = useFormats();
  const { name, hint } = useGoodTexts()(good);
  const why = useWhyNot(good, points);
  const price = formats.upTo(good.points, 0);
  const Icon = good.kind === 'cash' ? Coins : Ticket;
  return (
    <li className={styles.good}>
      <span className={styles.coin}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="secondary">
          {hint}
        </Text>
        <Text size="small" tone="muted">
          {why ?? t('stock', { stock: formats.upTo(good.stock, 0), total: formats.upTo(good.total ?? good.stock, 0) })}
        </Text>
      </div>
      <div className={styles.price}>
        <Num weight="bold">{t('price', { points: price })}</Num>
        <Button
          size="sm"
          variant={why === null ? 'primary' : 'secondary'}
          disabled={why !== null}
          aria-label={t('getLabel', { name, points: price })}
          onClick={onGet}
        >
          {t('get')}
        </Button>
      </div>
    </li>
  );
}

/** Why a good is not available, in the order of the exchange's refusals; null if it is. */
function useWhyNot(good: PointGood, points: number): string | null {
  const { t } = useTranslation('points');
  const formats = useFormats();
  const [violation] = pointExchangeViolations({
    price: good.points,
    points,
    stock: good.status === 1 ? good.stock : 0,
    userLimit: null,
    userLeft: good.user_left ?? null,
  });
  if (!violation) return null;
  // Shorter than the exchange's texts, because the list has little room.
  if (violation.code === 'good_sold_out') return t('soldOut');
  return violation.code === 'good_limit' ? t('hadAll') : t('short', { points: formats.upTo(good.points - points, 0) });
}
