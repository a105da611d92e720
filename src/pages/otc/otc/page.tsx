import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { session } from '@/data/session';
import { FIAT_CODES } from '@/domain/fiat';
import { OTC_BUY, OTC_SELL } from '@/domain/otc';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { SelectField } from '@/ui/forms/select-field';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Tabs } from '@/ui/navigation/tabs';
import { Offers } from './offers';
import { OrderSheet } from './order-sheet';
import { Orders } from './orders';

const TABS = ['buy', 'sell', 'orders'] as const;
const ID = /^[1-9]\d{0,8}$/;

/** USDT against the money of a country. The address says on which side, in which currency, and which order is open. */
export default function OtcPage() {
  const { t } = useTranslation(['otc', 'common']);
  const [fields, setFields] = useSearchParams();
  const own = useStore(session.fiat).currency_code;
  const tab = TABS.find((one) => one === fields.get('tab')) ?? 'buy';
  const fiat = FIAT_CODES.find((one) => one === (fields.get('fiat') ?? own)) ?? 'USD';
  const text = fields.get('id') ?? '';
  const open = ID.test(text) ? Number(text) : 0;
  const show = (next: { tab?: string; fiat?: string; id?: number }, replace: boolean) => {
    const wanted = { tab, fiat, ...next };
    const id = next.id ? { id: String(next.id) } : {};
    setFields({ tab: wanted.tab, fiat: wanted.fiat, ...id }, { replace });
  };
  return (
    <Page
      header={
        <NavBar title={t('title')} backLabel={t('common:back')} onBack={() => shell().back()}>
          <Tabs
            label={t('tabs')}
            fill
            items={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
            value={tab}
            onValueChange={(next) => show({ tab: next }, true)}
          />
        </NavBar>
      }
    >
      {tab === 'orders' ? (
        <Orders onOpen={(id) => show({ id }, false)} onOffers={() => show({ tab: 'buy' }, true)} />
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
            onTaken={(id) => show({ tab: 'orders', id }, false)}
          />
        </>
      )}
      <OrderSheet id={open} onClose={() => show({}, true)} />
    </Page>
  );
}
