import { Star } from 'lucide-react';
import type { Pair } from '@/data/market/quotes';
import { toggleFavourite } from '@/data/market/toggle-favourite';
import { useFavourites } from '@/data/market/watchlist';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { showFailure } from '../../../_shared/form/show-failure';

/** Adds a market to the favourites or removes it. If they failed to load, the star is dashed and a tap retries. */
export function FavouriteButton({ pair }: { pair: Pair }) {
  const { t } = useTranslation(['market', 'common']);
  const favourites = useFavourites();
  const { symbol, currency_id: currencyId } = pair;
  const unknown = favourites.isError && !favourites.data;
  const kept = favourites.data?.some((entry) => entry.currency_id === currencyId) ?? false;
  if (unknown)
    return (
      <IconButton
        label={t('common:labelled', { label: t('favourites.failed'), value: t('common:retry') })}
        icon={<Star size={20} strokeWidth={1.75} strokeDasharray="3 2.5" aria-hidden />}
        onClick={() => !favourites.isFetching && void favourites.refetch()}
      />
    );
  return (
    <IconButton
      label={t('favourites.star', { name: symbol })}
      pressed={kept}
      icon={
        <Star
          size={20}
          strokeWidth={1.75}
          color={kept ? 'var(--accent)' : 'currentColor'}
          fill={kept ? 'var(--accent)' : 'none'}
          aria-hidden
        />
      }
      onClick={() => {
        if (shell().requireLogin()) void toggleFavourite({ currencyId, add: !kept }).catch(showFailure);
      }}
    />
  );
}
