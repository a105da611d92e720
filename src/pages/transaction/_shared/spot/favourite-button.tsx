import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { useFavourites, useToggleFavourite } from '@/data/queries/watchlist';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';

/** Keeps a market among the favourites, or takes it out. */
export function FavouriteButton({ pair }: { pair: Pair }) {
  const { t } = useTranslation('trade');
  const favourites = useFavourites();
  const toggle = useToggleFavourite();
  const { symbol, currency_id: currencyId } = pair;
  const kept = favourites.data?.some((entry) => entry.currency_id === currencyId) ?? false;
  return (
    <IconButton
      label={t(kept ? 'pair.removeFavourite' : 'pair.addFavourite', { symbol })}
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
        if (shell().requireLogin()) toggle.mutate({ currencyId, add: !kept });
      }}
    />
  );
}
