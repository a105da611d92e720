import { type OtcAd, useOtcAds } from '@/data/otc/queries';
import { columnDecimals } from '@/domain/money/column-decimals';
import { OTC_BUY, type OtcSide } from '@/domain/otc/otc';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { EmptyState } from '@/ui/feedback/states';
import { Row } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { ListStates } from '../../_shared/list/list-states';
import wealth from '../../_shared/wealth/wealth.module.css';
import { TakeSheet } from './take-sheet';
import { PRICE_DECIMALS, useOtcTexts } from './use-otc-texts';

export interface OffersProps {
  side: OtcSide;
  fiat: string;
  /** Id of the offer being taken; 0 for none. */
  taking: number;
  onTaking: (ad: number) => void;
  /** Called with the id of the new order. */
  onTaken: (id: number) => void;
}

/** Offers of merchants and other customers, best price first. */
export function Offers({ side, fiat, taking, onTaking, onTaken }: OffersProps) {
  const { t } = useTranslation(['otc', 'common']);
  const ads = useOtcAds(side, fiat);
  const chosen = ads.data?.list.find(({ id }) => id === taking);
  const empty = <EmptyState title={t('noOffers')} hint={t('noOffersHint')} />;
  return (
    <ListStates query={ads} failed={t('failed')} isEmpty={({ list }) => list.length === 0} empty={empty}>
      {({ list }) => (
        <>
          <ul className={wealth.cards} aria-label={t('offers')}>
            {list.map((ad) => (
              <li key={ad.id}>
                <Offer ad={ad} decimals={decimalsOf(list)} onTake={() => onTaking(ad.id)} />
              </li>
            ))}
          </ul>
          {chosen && <TakeSheet key={chosen.id} ad={chosen} onClose={() => onTaking(0)} onTaken={onTaken} />}
          {taking !== 0 && !chosen && (
            <Sheet open onOpenChange={() => onTaking(0)} title={t('offers')} closeLabel={t('common:close')}>
              <EmptyState title={t('gone')} hint={t('goneHint')} />
            </Sheet>
          )}
        </>
      )}
    </ListStates>
  );
}

const decimalsOf = (ads: readonly OtcAd[]): number =>
  Math.min(PRICE_DECIMALS, columnDecimals(ads.map(({ price }) => price)));

interface OfferProps {
  ad: OtcAd;
  /** Decimals of the prices in the list. */
  decimals: number;
  onTake: () => void;
}

function Offer({ ad, decimals, onTake }: OfferProps) {
  const { t } = useTranslation('otc');
  const formats = useFormats();
  const texts = useOtcTexts();
  const { merchant, price, fiat, min, max, methods, side } = ad;
  const isBuy = side === OTC_BUY;
  return (
    <div className={wealth.card}>
      <div className={wealth.line}>
        <Text as="h2" weight="medium">
          {merchant.name}
        </Text>
        <Num size="title" weight="bold" unit={fiat}>
          {formats.fixed(price, decimals)}
        </Num>
      </div>
      <Text size="small" tone="secondary">
        {merchant.is_customer && `${t('customer')} · `}
        {merchant.minutes === 0
          ? t('noRecord')
          : t('record', {
              orders: formats.upTo(merchant.orders, 0),
              completion: formats.upTo(merchant.completion, 1),
              count: merchant.minutes,
            })}
      </Text>
      <div className={wealth.ended}>
        <div>
          <Text as="p" size="small" tone="muted">
            {t('limits', { min: texts.usdt(min), max: texts.usdt(max) })}
          </Text>
          <Row gap={1} wrap>
            {methods.map((method) => (
              <Badge key={method}>{t(`methods.${method}`)}</Badge>
            ))}
          </Row>
        </div>
        <Button
          size="sm"
          variant={isBuy ? 'up' : 'down'}
          aria-label={t(isBuy ? 'takeBuy' : 'takeSell', { name: merchant.name })}
          onClick={onTake}
        >
          {t(isBuy ? 'buy' : 'sell')}
        </Button>
      </div>
    </div>
  );
}
