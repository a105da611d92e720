import type { DualType } from '@/domain/dual/dual';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Row, Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { Text } from '@/ui/text/text';
import { ProductHeader } from '../../_shared/wealth/product-header';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { LiveCoinPrice } from '../_shared/live-coin-price';
import { ProductCards } from './product-cards';

/** Coins with products, by currency id (contract section 11). */
const COINS = [
  { id: 1, name: 'BTC' },
  { id: 2, name: 'ETH' },
] as const;

/** Available products by coin and type, which are part of the page address. */
export default function DualProductsPage() {
  const { t } = useTranslation('invest');
  const [fields, setFields] = useSearchParams();
  const coin = COINS.find(({ name }) => name === fields.get('coin')) ?? COINS[0];
  const type: DualType = fields.get('type') === 'put' ? 'put' : 'call';
  const show = (next: { coin?: string; type?: string }) =>
    setFields({ coin: coin.name, type, ...next }, { replace: true });
  useWealthClock();
  return (
    <Page
      header={
        <ProductHeader
          title={t('title')}
          mine={{ label: t('mineLink'), to: '/pages/invest/mine' }}
          help={{ label: t('helpLink'), to: '/pages/invest/help' }}
        >
          <Tabs
            label={t('coin')}
            fill
            value={coin.name}
            onValueChange={(next) => show({ coin: next })}
            items={COINS.map(({ name }) => ({ value: name, label: name }))}
          />
        </ProductHeader>
      }
    >
      <Stack gap={3}>
        <Card>
          <Stack gap={3}>
            <Tabs
              label={t('type')}
              fill
              value={type}
              onValueChange={(next) => show({ type: next })}
              items={[
                { value: 'call', label: t('call', { coin: coin.name }) },
                { value: 'put', label: t('put') },
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
