import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFavourites, useToggleFavourite } from '@/data/queries/watchlist';
import { shell } from '@/lib/shell-port';
import { toast } from '@/ui/overlays/toast-store';
import styles from './favourite-star.module.css';

export interface FavouriteStarProps {
  currencyId: number;
  /** The coin, for what the star is called. */
  name: string;
}

/** Keeps a coin among the favourites or takes it out. Visitors are asked to log in first. */
export function FavouriteStar({ currencyId, name }: FavouriteStarProps) {
  const { t } = useTranslation('market');
  const favourites = useFavourites();
  const toggle = useToggleFavourite();
  const kept = favourites.data?.some((entry) => entry.currency_id === currencyId) ?? false;

  const tap = async () => {
    if (!shell().requireLogin()) return;
    const add = !kept;
    try {
      // Not a callback of `mutate`: taken out of the favourites, this row is gone before the answer comes.
      await toggle.mutateAsync({ currencyId, add });
      toast.show(t(add ? 'favourites.added' : 'favourites.removed', { name }), { kind: 'success' });
    } catch {
      // The list is already put right, and the shell has said why.
    }
  };

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
