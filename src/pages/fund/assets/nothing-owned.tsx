import { ChartPie } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';

/** Pages which help to acquire assets, the best one first. */
const WAYS = [
  { word: 'recharge', address: '/pages/fund/select?to=recharge' },
  { word: 'markets', address: '/pages/market/market' },
] as const;

/** Replaces the ring if the user has no assets; links to a page which helps to acquire some. */
export function NothingOwned() {
  const { t } = useTranslation('assets');
  const way = WAYS.find(({ address }) => shell().isScreen(address));
  return (
    <Card>
      <EmptyState
        title={t('empty')}
        hint={t('emptyHint')}
        icon={<ChartPie size={30} strokeWidth={1.5} aria-hidden />}
        action={way && <Button onClick={() => shell().go(way.address)}>{t(way.word)}</Button>}
      />
    </Card>
  );
}
