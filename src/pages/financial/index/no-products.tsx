import { PiggyBank } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';

/** Alternative pages. */
const ELSEWHERE = [
  { word: 'toMarket', address: '/pages/market/market' },
  { word: 'toAssets', address: '/pages/fund/assets' },
] as const;

/** Shown if the exchange has no financial products or the app has no pages for them; links to other pages. */
export function NoProducts() {
  const { t } = useTranslation('financial');
  const ways = ELSEWHERE.filter(({ address }) => shell().isScreen(address));
  return (
    <Card>
      <EmptyState
        title={t('empty')}
        hint={t('emptyHint')}
        icon={<PiggyBank size={30} strokeWidth={1.5} aria-hidden />}
        action={
          <Stack gap={2}>
            {ways.map(({ word, address }, index) => (
              <Button
                key={word}
                block
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => shell().go(address)}
              >
                {t(word)}
              </Button>
            ))}
          </Stack>
        }
      />
    </Card>
  );
}
