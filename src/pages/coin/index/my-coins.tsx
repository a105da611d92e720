import { Coins } from 'lucide-react';
import { useState } from 'react';
import type { CoinHolding } from '@/data/wallet/coin-holdings';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { SearchField } from '@/ui/forms/search-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Found } from '../../_shared/list/found';
import { HeldCoins } from '../../_shared/money/held-coins';

/** All coins of the user, with a search; a tap opens one. */
export function MyCoins({ holdings }: { holdings: readonly CoinHolding[] }) {
  const { t } = useTranslation(['coin', 'common']);
  const [typed, setTyped] = useState('');
  const held = holdings.filter(({ total }) => total.gt(0));
  if (held.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('none')}
          hint={t('noneHint')}
          icon={<Coins size={30} strokeWidth={1.5} aria-hidden />}
          action={<Button onClick={() => shell().go(path('/pages/fund/select'))}>{t('recharge')}</Button>}
        />
      </Card>
    );
  const wanted = typed.trim().toUpperCase();
  const shown = held.filter(({ coin }) => coin.toUpperCase().includes(wanted));
  return (
    <Stack gap={2}>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('common:clear')}
        value={typed}
        onValueChange={setTyped}
      />
      <Found query={typed} count={shown.length} none={t('noMatch')} />
      <Card flush>
        {shown.length === 0 ? <EmptyState title={t('noMatch')} /> : <HeldCoins label={t('list')} holdings={shown} />}
      </Card>
    </Stack>
  );
}
