import { Star } from 'lucide-react';
import { loadForCall } from '@/data/api/http';
import { useFavourites } from '@/data/market/watchlist';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { toast } from '@/ui/overlays/toast-store';
import styles from './favourite-star.module.css';

export interface FavouriteStarProps {
  currencyId: number;
  /** Name of the coin, for the accessible name of the button. */
  name: string;
}

/** Loaded with the dialogs once home is drawn. */
const toggling = () => import('@/data/market/toggle-favourite');

/**
 * Adds a coin to the favourites or removes it. Visitors are asked to log in first. While the favourites could not be
 * loaded the star is dashed, and a tap loads them again.
 */
export function FavouriteStar({ currencyId, name }: FavouriteStarProps) {
  const { t } = useTranslation(['market', 'common']);
  const favourites = useFavourites();
  const unknown = favourites.isError && !favourites.data;
  const kept = favourites.data?.some((entry) => entry.currency_id === currencyId) ?? false;

  const tap = async () => {
    if (!shell().requireLogin()) return;
    const add = !kept;
    try {
      const { toggleFavourite } = await loadForCall(toggling);
      await toggleFavourite({ currencyId, add });
      toast.show(t(add ? 'favourites.added' : 'favourites.removed', { name }), { kind: 'success' });
    } catch (error) {
      // Loaded with the dialogs once home is drawn. If it does not load, the star that switches back is the only sign
      // of the failure.
      const words = await import('../form/show-failure').catch(() => null);
      words?.showFailure(error);
    }
  };

  if (unknown)
    return (
      <button
        type="button"
        className={styles.star}
        data-unknown
        aria-label={t('common:labelled', { label: t('favourites.failed'), value: t('common:retry') })}
        aria-busy={favourites.isFetching || undefined}
        onClick={() => !favourites.isFetching && void favourites.refetch()}
      >
        <Star size={16} strokeWidth={1.75} aria-hidden />
      </button>
    );
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={t('favourites.star', { name })}
      aria-pressed={kept}
      onClick={() => void tap()}
    >
      <Star size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
