import { useTranslation } from 'react-i18next';
import type { Rarity } from '@/domain/nft';

/** What a rarity of the wire is called. */
export function useRarityName(): (rarity: Rarity) => string {
  const { t } = useTranslation('nft-trade');
  return (rarity) => t(`box.rarity${rarity}`);
}
