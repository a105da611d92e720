import { Coins } from 'lucide-react';
import { useHideSmallBalances } from '@/data/session/preferences';
import type { CoinHolding } from '@/data/wallet/coin-holdings';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/feedback/states';
import { HeldCoins } from '../../_shared/money/held-coins';
import { isSmall, OnlySmall, SmallSwitch } from './small-balances';

/** Coins of all accounts, with a switch which hides small balances. */
export function AllCoins({ holdings }: { holdings: readonly CoinHolding[] }) {
  const { t } = useTranslation('assets');
  const hidesSmall = useHideSmallBalances();
  if (holdings.length === 0)
    return <EmptyState title={t('noneOwned')} hint={t('emptyHint')} icon={<Coins size={30} aria-hidden />} />;
  const shown = hidesSmall ? holdings.filter((holding) => !isSmall(holding)) : holdings;
  return (
    <>
      <SmallSwitch />
      {shown.length > 0 ? <HeldCoins label={t('coins')} holdings={shown} /> : <OnlySmall />}
    </>
  );
}
