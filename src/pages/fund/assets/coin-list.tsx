import { Coins } from 'lucide-react';
import { useHideSmallBalances } from '@/data/session/preferences';
import type { ValuedCoin } from '@/data/wallet/portfolio-value';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/feedback/states';
import { HeldCoins } from '../../_shared/money/held-coins';
import { isSmall, OnlySmall, SmallSwitch } from './small-balances';

/** Coins of one account, the most valuable first, with a switch which hides small balances. */
export function CoinList({ coins }: { coins: readonly ValuedCoin[] }) {
  const { t } = useTranslation('assets');
  const hidesSmall = useHideSmallBalances();
  if (coins.length === 0)
    return <EmptyState title={t('noCoins')} hint={t('noCoinsHint')} icon={<Coins size={30} aria-hidden />} />;
  const shown = hidesSmall ? coins.filter((coin) => !isSmall(coin)) : coins;
  return (
    <>
      <SmallSwitch />
      {shown.length > 0 ? <HeldCoins label={t('coins')} holdings={shown} /> : <OnlySmall />}
    </>
  );
}
