import type { AccountKind } from '@/contract/account-kinds';
import { useHideAmounts } from '@/data/session/preferences';
import type { ValuedAccount } from '@/data/wallet/portfolio-value';
import { useTranslation } from '@/i18n/use-translation';
import { List, ListRow } from '@/ui/display/list';
import { Masked } from '@/ui/text/masked';
import { Num } from '@/ui/text/num';
import { accountColor, inOrder } from '../../_shared/money/accounts';
import { AvailableFrozen } from '../../_shared/money/available-frozen';
import { useMoneyTexts } from '../../_shared/money/money-texts';

export interface AccountRowsProps {
  accounts: readonly ValuedAccount[];
  onOpen: (kind: AccountKind) => void;
}

/** The accounts with balance, available, frozen and equivalent; a tap opens the coins of an account. */
export function AccountRows({ accounts, onOpen }: AccountRowsProps) {
  const { t } = useTranslation('assets');
  const texts = useMoneyTexts();
  const hidden = useHideAmounts();
  return (
    <List label={t('accountsTitle')}>
      {inOrder(accounts).map(({ kind, usdt, availableUsdt, frozenUsdt }) => (
        <ListRow
          key={kind}
          mark={accountColor(kind)}
          title={t(`accounts.${kind}`)}
          subtitle={
            <AvailableFrozen hidden={hidden} available={texts.usdt(availableUsdt)} frozen={texts.usdt(frozenUsdt)} />
          }
          trailing={
            <Num weight="bold" unit="USDT">
              <Masked hidden={hidden} label={t('hidden')}>
                {texts.usdt(usdt)}
              </Masked>
            </Num>
          }
          trailingNote={
            <Masked hidden={hidden} label={t('hidden')}>
              {t('about', { amount: texts.fiat(usdt) })}
            </Masked>
          }
          chevron
          onClick={() => onOpen(kind)}
        />
      ))}
    </List>
  );
}
