import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useUser } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { useModule } from '@/lib/loading/use-module';
import { useStore } from '@/lib/stores/use-store';
import { PartFailure } from '../../../../_shared/load-failure';
import type { ChartDrawingsProps } from './chart-drawings';
import { drawingsOf } from './drawings';

const loadDrawings = () => import('./chart-drawings').then((module) => module.default);

type LateDrawingsProps = Omit<ChartDrawingsProps, 'book'>;

/** Drawings and their tools are loaded when there is something to show or to draw. */
export function LateDrawings(props: LateDrawingsProps) {
  const book = drawingsOf(useUser()?.id ?? null, props.pair.symbol);
  const { list } = useStore(book);
  return list.length > 0 || props.place ? <Loaded {...props} book={book} /> : null;
}

function Loaded(props: ChartDrawingsProps) {
  const { t } = useTranslation('chart');
  const { module: ChartDrawings, failed, retry } = useModule(loadDrawings);
  if (ChartDrawings)
    return (
      <Suspense>
        <ChartDrawings {...props} />
      </Suspense>
    );
  if (!failed || !props.place) return null;
  const query = { error: null, isFetching: false, refetch: retry };
  return createPortal(<PartFailure title={t('drawFailed')} query={query} />, props.place);
}
