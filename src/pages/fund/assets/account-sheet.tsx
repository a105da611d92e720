import { Coins } from 'lucide-react';
import type { AccountKind } from '@/contract/account-kinds';
import { useHideAmounts, useHideSmallBalances } from '@/data/session/preferences';
import type { ValuedAccount, ValuedCoin } from '@/data/wallet/portfolio-value';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Stat } from '@/ui/display/key-value';
import { EmptyState } from '@/ui/feedback/states';
import { Grid } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { Masked } from '@/ui/text/masked';
import { HeldCoins } from '../../_shared/money/held-coins';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import styles from './account-sheet.module.css';
import { isSmall, OnlySmall, SmallSwitch } from './small-balances';

/** Coins of one account, the most valuable first, with a switch which hides small balances. */
function CoinList({ coins }: { coins: readonly ValuedCoin[] }) {
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

export interface AccountSheetProps {
  accounts: readonly ValuedAccount[];
  /** The account to show; null closes the sheet. */
  kind: AccountKind | null;
  onClose: () => void;
}

/** One account: figures, coins, and a link to its records. */
export function AccountSheet({ accounts, kind, onClose }: AccountSheetProps) {
  const { t } = useTranslation(['assets', 'common']);
  const shown = useLastNonNull(kind);
  const account = accounts.find((one) => one.kind === shown);
  if (!account) return null;
  return (
    <Sheet
      open={kind !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(`accounts.${account.kind}`)}
      closeLabel={t('common:close')}
      size="tall"
      flush
      footer={
        <Button block onClick={() => shell().go(path('/pages/fund/assets_record', { account: account.kind }))}>
          {t('recordsOf')}
        </Button>
      }
    >
      <AccountFigures account={account} />
      <CoinList coins={account.coins} />
    </Sheet>
  );
}

function AccountFigures({ account }: { account: ValuedAccount }) {
  const { t } = useTranslation('assets');
  const texts = useMoneyTexts();
  const hidden = useHideAmounts();
  const figures = [
    { word: 'balance', text: texts.usdt(account.usdt), note: 'USDT' },
    { word: 'equivalent', text: texts.fiat(account.usdt), note: undefined },
    { word: 'available', text: texts.usdt(account.availableUsdt), note: 'USDT' },
    { word: 'frozen', text: texts.usdt(account.frozenUsdt), note: 'USDT' },
  ] as const;
  return (
    <div className={styles.figures}>
      <Grid columns={2} gap={3}>
        {figures.map(({ word, text, note }) => (
          <Stat key={word} label={t(word)}>
            <Masked hidden={hidden} label={t('hidden')}>
              {note ? `${text} ${note}` : text}
            </Masked>
          </Stat>
        ))}
      </Grid>
    </div>
  );
}
