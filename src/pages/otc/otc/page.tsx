import { useOtcEvents, useOwnAds } from '@/data/queries/otc';
import { session } from '@/data/session/session';
import { FIAT_CODES } from '@/domain/money/fiat';
import { OTC_AD_STATUS } from '@/domain/otc/ad';
import { OTC_BUY, OTC_SELL } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/search-params';
import { useStore } from '@/lib/use-store';
import { SelectField } from '@/ui/forms/select-field';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { AdSheet } from './ad-sheet';
import { Offers } from './offers';
import { OrderSheet } from './order-sheet';
import { Orders } from './orders';
import { OwnAds } from './own-ads';

const TABS = ['buy', 'sell', 'orders', 'ads'] as const;
const ID = /^[1-9]\d{0,8}$/;

/**
 * Trades USDT for fiat currency. The page address holds side and currency, and what is open: an order (`id`) or an
 * advertisement (`ad`). `ad` is the id of the offer being taken or of the own advertisement being edited, or `new`.
 */
export default function OtcPage() {
  const { t } = useTranslation('otc');
  const [fields, setFields] = useSearchParams();
  const usual = useStore(session.fiat).currency_code;
  const tab = TABS.find((one) => one === fields.get('tab')) ?? 'buy';
  const fiat = FIAT_CODES.find((one) => one === (fields.get('fiat') ?? usual)) ?? 'USD';
  const text = fields.get('id') ?? '';
  const open = ID.test(text) ? Number(text) : 0;
  const ad = fields.get('ad') ?? '';
  const adId = ID.test(ad) ? Number(ad) : 0;
  const own = useOwnAds(tab === 'ads');
  const edited = own.data?.find((one) => one.id === adId && one.status !== OTC_AD_STATUS.ended) ?? null;
  useOtcEvents();
  const show = (next: { tab?: string; fiat?: string; id?: number; ad?: number | 'new' }, replace: boolean) => {
    const opened = next.id ? { id: String(next.id) } : next.ad ? { ad: String(next.ad) } : {};
    setFields({ tab: next.tab ?? tab, fiat: next.fiat ?? fiat, ...opened }, { replace });
  };
  return (
    <Page
      header={
        <BackBar title={t('title')}>
          <Tabs
            label={t('tabs')}
            fill
            items={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
            value={tab}
            onValueChange={(next) => show({ tab: next }, true)}
          />
        </BackBar>
      }
    >
      {tab === 'orders' ? (
        <Orders onOpen={(id) => show({ id }, false)} onOffers={() => show({ tab: 'buy' }, true)} />
      ) : tab === 'ads' ? (
        <OwnAds query={own} onEdit={(id) => show({ ad: id || 'new' }, false)} />
      ) : (
        <>
          <SelectField
            label={t('fiat')}
            title={t('fiat')}
            placeholder={t('fiat')}
            value={fiat}
            onValueChange={(next) => show({ fiat: next }, true)}
            options={FIAT_CODES.map((value) => ({ value, label: value }))}
          />
          <Offers
            side={tab === 'buy' ? OTC_BUY : OTC_SELL}
            fiat={fiat}
            taking={adId}
            onTaking={(id) => show({ ad: id }, id === 0)}
            onTaken={(id) => show({ tab: 'orders', id }, true)}
          />
        </>
      )}
      {tab === 'ads' && (ad === 'new' || edited) && (
        <AdSheet key={ad} ad={ad === 'new' ? null : edited} fiat={fiat} onClose={() => show({}, true)} />
      )}
      <OrderSheet id={open} onClose={() => show({}, true)} />
    </Page>
  );
}
