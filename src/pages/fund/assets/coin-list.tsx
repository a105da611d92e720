import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ValuedCoin } from '@/data/portfolio';
import { hideSmallBalances, useHideAmounts, useHideSmallBalances } from '@/data/preferences';
import { Button } from '@/ui/actions/button';
import { CoinIcon } from '@/ui/display/coin-icon';
import { List, ListRow } from '@/ui/display/list';
import { EmptyState } from '@/ui/feedback/states';
import { Switch } from '@/ui/forms/switch';
import { Masked } from '@/ui/text/masked';
import { Num } from '@/ui/text/num';
import { AvailableFrozen } from '../../_shared/money/available-frozen';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import styles from './coin-list.module.css';

/** Below this a balance counts as small (designed). */
const SMALL_USDT = 1;
const SMALL_TEXT = `${SMALL_USDT} USDT`;

/** The coins of one account, the most valuable first, with a switch that leaves out the crumbs. */
export function CoinList({ coins }: { coins: readonly ValuedCoin[] }) {
  const { t } = useTranslation('assets');
  const hidesSmall = useHideSmallBalances();
  const shown = hidesSmall ? coins.filter(({ usdt }) => usdt.gte(SMALL_USDT)) : coins;
  if (coins.length === 0)
    return <EmptyState title={t('noCoins')} hint={t('noCoinsHint')} icon={<Coins size={30} aria-hidden />} />;
  return (
    <>
      <div className={styles.filter}>
        <Switch
          checked={hidesSmall}
          onCheckedChange={hideSmallBalances.set}
          label={t('hideSmall')}
          hint={t('hideSmallHint', { amount: SMALL_TEXT })}
        />
      </div>
      {shown.length > 0 ? (
        <List label={t('coins')}>
          {shown.map((coin) => (
            <CoinRow key={coin.currencyId} balance={coin} />
          ))}
        </List>
      ) : (
        <EmptyState
          title={t('allSmall')}
          hint={t('allSmallHint', { amount: SMALL_TEXT })}
          icon={<Coins size={30} strokeWidth={1.5} aria-hidden />}
          action={<Button onClick={() => hideSmallBalances.set(false)}>{t('showSmall')}</Button>}
        />
      )}
    </>
  );
}

function CoinRow({ balance }: { balance: ValuedCoin }) {
  const { t } = useTranslation('assets');
  const texts = useMoneyTexts();
  const hidden = useHideAmounts();
  const { coin, available, frozen, total, usdt } = balance;
  return (
    <ListRow
      leading={<CoinIcon symbol={coin} />}
      title={coin}
      subtitle={<AvailableFrozen hidden={hidden} available={texts.coin(available)} frozen={texts.coin(frozen)} />}
      trailing={
        <Num weight="bold">
          <Masked hidden={hidden} label={t('hidden')}>
            {texts.coin(total)}
          </Masked>
        </Num>
      }
      trailingNote={
        <Masked hidden={hidden} label={t('hidden')}>
          {t('about', { amount: texts.fiat(usdt) })}
        </Masked>
      }
    />
  );
}
