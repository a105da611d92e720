import { LogIn, SearchX, Star } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { type Pair, useQuotes } from '@/data/market/quotes';
import { useFavourites } from '@/data/market/watchlist';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { CoinIcon } from '@/ui/display/coin-icon';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { SearchField } from '@/ui/forms/search-field';
import { Tabs } from '@/ui/navigation/tabs';
import { Sheet } from '@/ui/overlays/sheet';
import { Found } from '../../../_shared/list/found';
import { FailureState } from '../../../_shared/load-failure';
import { LiveChange, LivePrice } from './live-price';
import { filterPairs, type PairGroup } from './pair-filter';
import styles from './pair-sheet.module.css';

export interface PairSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  current: string;
  onSymbol: (symbol: string) => void;
  /** Filter of the listed markets; undefined for all. */
  trades?: ((pair: Pair) => boolean) | undefined;
}

const GROUPS = ['favourites', 'crypto', 'stock'] as const satisfies readonly PairGroup[];
const everyPair = () => true;

/** Sheet with all markets, for switching to another one. */
export function PairSheet({ open, onOpenChange, current, onSymbol, trades = everyPair }: PairSheetProps) {
  const { t } = useTranslation(['trade', 'common']);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('pair.title')}
      closeLabel={t('common:close')}
      size="tall"
      flush
    >
      <Markets
        current={current}
        trades={trades}
        onSymbol={(symbol) => {
          onOpenChange(false);
          onSymbol(symbol);
        }}
      />
    </Sheet>
  );
}

type MarketsProps = Pick<PairSheetProps, 'current' | 'onSymbol'> & { trades: (pair: Pair) => boolean };

/** Mounted with the sheet, so that every opening starts with an empty search. */
export function Markets({ current, onSymbol, trades }: MarketsProps) {
  const { t } = useTranslation(['trade', 'market', 'common']);
  const quotes = useQuotes();
  const favourites = useFavourites();
  const [typed, setTyped] = useState('');
  const currentKind = quotes.data?.bySymbol.get(current)?.kind ?? 'crypto';
  const [chosen, setChosen] = useState<PairGroup | null>(null);
  const group = chosen ?? currentKind;
  const kept = useMemo(() => new Set(favourites.data?.map((entry) => entry.currency_id)), [favourites.data]);

  if (quotes.isPending) return <SkeletonList rows={8} label={t('common:loading')} />;
  if (!quotes.data) return <FailureState title={t('pair.failed')} query={quotes} />;
  const traded = quotes.data.pairs.filter(trades);
  const groups = GROUPS.filter((one) => one === 'favourites' || traded.some(({ kind }) => kind === one));
  const shown = filterPairs(traded, group, typed, kept);
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t('pair.search')}
          placeholder={t('pair.search')}
          clearLabel={t('pair.clear')}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <Found query={typed} count={shown.length} none={t('pair.nothing')} />
      {typed.trim() === '' && (
        <Tabs
          label={t('pair.groups')}
          value={group}
          onValueChange={setChosen}
          items={groups.map((value) => ({ value, label: t(`pair.${value}`) }))}
        />
      )}
      {shown.length === 0 &&
        (group === 'favourites' && typed.trim() === '' && favourites.isError && !favourites.data ? (
          <FailureState title={t('market:favourites.failed')} query={favourites} />
        ) : (
          <NoMarkets searched={typed.trim() !== ''} />
        ))}
      <List label={t('pair.title')}>
        {shown.map((pair) => (
          <MarketRow key={pair.id} pair={pair} selected={pair.symbol === current} onSymbol={onSymbol} />
        ))}
      </List>
    </>
  );
}

function NoMarkets({ searched }: { searched: boolean }) {
  const { t } = useTranslation(['trade', 'common']);
  const signedIn = useSignedIn();
  if (searched)
    return (
      <EmptyState
        title={t('pair.nothing')}
        hint={t('pair.nothingHint')}
        icon={<SearchX size={30} strokeWidth={1.5} aria-hidden />}
      />
    );
  if (signedIn)
    return (
      <EmptyState
        title={t('pair.noFavourites')}
        hint={t('pair.noFavouritesHint')}
        icon={<Star size={30} strokeWidth={1.5} aria-hidden />}
      />
    );
  return (
    <EmptyState
      title={t('pair.noFavourites')}
      hint={t('pair.visitorFavouritesHint')}
      icon={<LogIn size={30} strokeWidth={1.5} aria-hidden />}
      action={<Button onClick={() => shell().requireLogin()}>{t('common:logIn')}</Button>}
    />
  );
}

interface MarketRowProps {
  pair: Pair;
  selected: boolean;
  onSymbol: (symbol: string) => void;
}

const MarketRow = memo(function MarketRow({ pair, selected, onSymbol }: MarketRowProps) {
  return (
    <ListRow
      dense
      leading={<CoinIcon symbol={pair.symbol} size={28} />}
      title={pair.symbol}
      subtitle={pair.full_name}
      selected={selected}
      trailing={<LivePrice pair={pair} size="body" />}
      trailingNote={<LiveChange pair={pair} size="small" />}
      onClick={() => onSymbol(pair.symbol)}
    />
  );
});
