import { useOtcEvents, useOwnAds } from '@/data/otc/queries';
import { session } from '@/data/session/session';
import { FIAT_CODES } from '@/domain/money/fiat';
import { OTC_BUY, OTC_SELL } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { useStore } from '@/lib/stores/use-store';
import { SelectField } from '@/ui/forms/select-field';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { AdSheet } from './ad-sheet';
import { EditSheet } from './edit-sheet';
import { Offers } from './offers';
import { OrderSheet } from './order-sheet';
import { Orders } from './orders';
import { OwnAds } from './own-ads';

const TABS = ['buy', 'sell', 'orders', 'ads'] as const;

/**
 * Trades USDT for fiat currency. The page address holds side and currency, and what is open: an order (`id`) or an
 * advertisement (`ad`). `ad` is the id of the offer being taken or of the own advertisement being edited, or `new`.
 */
export default function OtcPage() {
  const { t } = useTranslation('otc');
  const [fields, setFields] = useSearchParams();
  const usual = useStore(session.fiat).currency_code;
  const { id: _id, ad, ...listed } = Object.fromEntries(fields);
  const tab = TABS.find((one) => one === fields.get('tab')) ?? 'buy';
  const fiat = FIAT_CODES.find((one) => one === (fields.get('fiat') ?? usual)) ?? 'USD';
  const open = idIn(fields, 'id');
  const adId = idIn(fields, 'ad');
  const own = useOwnAds(tab === 'ads');
  useOtcEvents();
  /** Closes what is open. Other parameters stay as they are, so that this leads back to where it was opened. */
  const show = (next: Readonly<Record<string, string>>, replace: boolean) => {
    setFields({ ...listed, ...next }, { replace });
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
        <Orders onOpen={(order) => show({ id: String(order) }, false)} onOffers={() => show({ tab: 'buy' }, true)} />
      ) : tab === 'ads' ? (
        <OwnAds query={own} onEdit={(edit) => show({ ad: edit === 0 ? 'new' : String(edit) }, false)} />
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
            onTaking={(taken) => (taken === 0 ? show({}, true) : show({ ad: String(taken) }, false))}
            onTaken={(order) => show({ tab: 'orders', id: String(order) }, true)}
          />
        </>
      )}
      {tab === 'ads' && ad === 'new' && <AdSheet ad={null} fiat={fiat} onClose={() => show({}, true)} />}
      {tab === 'ads' && adId !== 0 && (
        <EditSheet key={adId} id={adId} query={own} fiat={fiat} onClose={() => show({}, true)} />
      )}
      <OrderSheet id={open} onClose={() => show({}, true)} />
    </Page>
  );
}
