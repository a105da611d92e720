import { Coins } from 'lucide-react';
import { hideSmallBalances, useHideSmallBalances } from '@/data/session/preferences';
import type { Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Switch } from '@/ui/forms/switch';
import styles from './coin-list.module.css';

/** A balance below this is small (designed). */
const SMALL_USDT = 1;
const SMALL_TEXT = `${SMALL_USDT} USDT`;

export const isSmall = ({ usdt }: { readonly usdt: Money }): boolean => usdt.lt(SMALL_USDT);

/** Switch which hides small balances; one setting for all lists of coins. */
export function SmallSwitch() {
  const { t } = useTranslation('assets');
  return (
    <div className={styles.filter}>
      <Switch
        checked={useHideSmallBalances()}
        onCheckedChange={hideSmallBalances.set}
        label={t('hideSmall')}
        hint={t('hideSmallHint', { amount: SMALL_TEXT })}
      />
    </div>
  );
}

/** Replaces a list in which all balances are hidden as small. */
export function OnlySmall() {
  const { t } = useTranslation('assets');
  return (
    <EmptyState
      title={t('allSmall')}
      hint={t('allSmallHint', { amount: SMALL_TEXT })}
      icon={<Coins size={30} strokeWidth={1.5} aria-hidden />}
      action={<Button onClick={() => hideSmallBalances.set(false)}>{t('showSmall')}</Button>}
    />
  );
}
