import { Star } from 'lucide-react';
import { useMemo } from 'react';
import type { Pair } from '@/data/market/quotes';
import { toggleFavourite } from '@/data/market/toggle-favourite';
import { useFavourites } from '@/data/market/watchlist';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { showFailure } from '../../_shared/form/show-failure';
import { LoadFailure } from '../../_shared/load-failure';
import { QuoteRow } from '../../_shared/market/quote-row';
import { sortPairs } from '../../_shared/market/sort-pairs';
import styles from './no-favourites.module.css';

const SUGGESTIONS = 6;
const BY_VOLUME = { key: 'volume', descending: true } as const;

/** Empty state of the favourites tab: an explanation, and the most traded markets. */
export function NoFavourites({ all }: { all: readonly Pair[] }) {
  const { t } = useTranslation(['market', 'common']);
  const signedIn = useSignedIn();
  const favourites = useFavourites();
  const suggested = useMemo(() => sortPairs(all, BY_VOLUME, () => undefined).slice(0, SUGGESTIONS), [all]);
  if (favourites.isError && !favourites.data) return <LoadFailure title={t('favourites.failed')} query={favourites} />;
  return (
    <>
      <Card>
        <EmptyState
          icon={<Star size={28} strokeWidth={1.5} aria-hidden />}
          title={t(signedIn ? 'favourites.empty' : 'favourites.visitor')}
          hint={t(signedIn ? 'favourites.emptyHint' : 'favourites.visitorHint')}
          action={
            signedIn ? (
              <Button
                variant="primary"
                // The mutations run one after the other, because they are queued (src/data/market/toggle-favourite.ts).
                onClick={() => {
                  // Reversed, because the market added last comes first.
                  const added = [...suggested]
                    .reverse()
                    .map(({ currency_id }) => toggleFavourite({ currencyId: currency_id, add: true }));
                  Promise.all(added).catch(showFailure);
                }}
              >
                {t('favourites.addAll', { count: suggested.length })}
              </Button>
            ) : (
              <Button
                variant="primary"
                onClick={() => shell().go(path('/pages/common/login', { from: '/pages/market/market' }))}
              >
                {t('common:logIn')}
              </Button>
            )
          }
        />
      </Card>
      <Card flush title={t('favourites.suggestions')}>
        <List>
          {suggested.map((pair) => (
            <li key={pair.symbol} className={styles.item}>
              <QuoteRow pair={pair} star />
            </li>
          ))}
        </List>
      </Card>
    </>
  );
}
