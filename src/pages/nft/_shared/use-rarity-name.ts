import type { Rarity } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';

/** Returns a function which names a wire rarity. */
export function useRarityName(): (rarity: Rarity) => string {
  const { t } = useTranslation('nft-trade');
  return (rarity) => t(`box.rarity${rarity}`);
}
