import { useTranslation } from '@/i18n/use-translation';

/** Returns the name of a market's sector; for one that this app does not know, the server's. */
export function useSectorName(): (sector: string) => string {
  const { i18n } = useTranslation('market');
  return (sector) => {
    const key = `market:sectors.${sector}`;
    return i18n.exists(key) ? i18n.t(key as 'market:sectors.ai') : sector;
  };
}
