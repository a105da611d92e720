import { useState } from 'react';
import { type FuturesMarket, useFuturesPositions } from '@/data/futures/queries';
import { useTranslation } from '@/i18n/use-translation';
import { PositionCard } from '../../_shared/futures/position-card';
import { PositionSheet } from '../../_shared/futures/position-sheet';
import { HistoryBelow, SHOWN_BELOW } from '../_shared/orders/history-below';
import { applyLocalFilter, callFilterOf, changeFilter, emptyTextBelow, type FuturesListFilter } from './filter';

const nothing = () => {};

export interface EndedPositionsProps {
  filter: FuturesListFilter;
  market: FuturesMarket | undefined;
}

/** The newest closed positions and cancelled orders. */
export function EndedPositions({ filter, market }: EndedPositionsProps) {
  const { t } = useTranslation('positions');
  const [shownId, setShownId] = useState<number | null>(null);
  const history: FuturesListFilter = { ...filter, tab: 'history', status: 'any' };
  const listed = useFuturesPositions(callFilterOf(history, market));
  const ended = applyLocalFilter(listed.data?.orders ?? [], history).slice(0, SHOWN_BELOW);
  return (
    <>
      <HistoryBelow
        onAll={() => changeFilter({ tab: 'history' })}
        query={listed}
        hasMore={listed.hasNextPage}
        failed={t('list.failed')}
        count={listed.data && ended.length}
        empty={t(emptyTextBelow(filter))}
      >
        <ul>
          {ended.map((order) => (
            <li key={order.id}>
              <PositionCard order={order} onOpen={({ id }) => setShownId(id)} onAct={nothing} />
            </li>
          ))}
        </ul>
      </HistoryBelow>
      <PositionSheet
        order={ended.find(({ id }) => id === shownId) ?? null}
        onClose={() => setShownId(null)}
        onAct={nothing}
      />
    </>
  );
}
