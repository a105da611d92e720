import { CircleHelp, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DualType } from '@/domain/dual';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Segmented } from '@/ui/actions/segmented';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Row, Stack } from '@/ui/layout/stack';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Tabs } from '@/ui/navigation/tabs';
import { Text } from '@/ui/text/text';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { LiveCoinPrice } from '../_shared/live-coin-price';
import { ProductCards } from './product-cards';

/** Coins that have products, by the family's numbers (contract section 11). */
const COINS = [
  { id: 1, name: 'BTC' },
  { id: 2, name: 'ETH' },
] as const;

/** What can be bought, by coin and type; the address says which. */
export default function DualProductsPage() {
  const { t } = useTranslation(['invest', 'common']);
  const [fields, setFields] = useSearchParams();
  const coin = COINS.find(({ name }) => name === fields.get('coin')) ?? COINS[0];
  const type: DualType = fields.get('type') === 'put' ? 'put' : 'call';
  const show = (next: { coin?: string; type?: string }) =>
    setFields({ coin: coin.name, type, ...next }, { replace: true });
  useWealthClock();
  return (
    <Page
      header={
        <NavBar
          title={t('title')}
          onBack={() => shell().back()}
          backLabel={t('common:back')}
          actions={
            <>
              <IconButton
                label={t('mineLink')}
                icon={<ScrollText size={20} aria-hidden />}
                onClick={() => shell().go('/pages/invest/mine')}
              />
              <IconButton
                label={t('helpLink')}
                icon={<CircleHelp size={20} aria-hidden />}
                onClick={() => shell().go('/pages/invest/help')}
              />
            </>
          }
        >
          <Tabs
            label={t('coin')}
            fill
            value={coin.name}
            onValueChange={(next) => show({ coin: next })}
            items={COINS.map(({ name }) => ({ value: name, label: name }))}
          />
        </NavBar>
      }
    >
      <Stack gap={3}>
        <Card>
          <Stack gap={3}>
            <Segmented
              label={t('type')}
              value={type}
              onValueChange={(next) => show({ type: next })}
              segments={[
                { value: 'call', label: t('call', { coin: coin.name }), tone: 'accent' },
                { value: 'put', label: t('put'), tone: 'accent' },
              ]}
            />
            <Text size="note" tone="secondary" as="p">
              {t(type === 'call' ? 'callAbout' : 'putAbout', { coin: coin.name })}
            </Text>
            <Row justify="between" align="baseline" wrap>
              <Text size="small" tone="muted">
                {t('now', { coin: coin.name })}
              </Text>
              <LiveCoinPrice coin={coin.name} />
            </Row>
          </Stack>
        </Card>
        <ProductCards key={`${coin.id}${type}`} currencyId={coin.id} type={type} />
      </Stack>
    </Page>
  );
}
