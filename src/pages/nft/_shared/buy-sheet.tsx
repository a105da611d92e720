import { useEffect } from 'react';
import type { NftWork } from '@/data/nft/queries';
import { Decimal } from '@/domain/money/money';
import { NFT_MODE } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { failureOf, isReportedByShell } from '@/lifecycles/failure';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import wealth from '../../_shared/wealth/wealth.module.css';
import { PriceFigures } from './price-figures';
import { useRarityName } from './use-rarity-name';

export interface BuySheetProps {
  work: NftWork;
  open: boolean;
  call: { readonly isPending: boolean; readonly error: unknown };
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation of a purchase: work, seller and price; also shows why the exchange refused it. */
export function BuySheet({ work, open, call, onConfirm, onClose }: BuySheetProps) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
  const rarityName = useRarityName();
  const coin = work.currency_name;
  const available = useSpotBalance(coin);
  const price = new Decimal(work.price);
  const failure = call.error ? failureOf(call.error) : null;
  const isBox = work.pay_type === NFT_MODE.box;
  const away = isReportedByShell(failure);
  useEffect(() => {
    if (away) onClose();
  }, [away, onClose]);
  return (
    <ConfirmFrame
      open={open}
      title={t(isBox ? 'buy.boxTitle' : 'buy.title')}
      confirm={t('buy.confirm', { amount: texts.amount(price, coin) })}
      disabled={available?.lt(price) ?? false}
      sending={call.isPending}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <PriceFigures
        label={t('buy.price')}
        price={price}
        available={available}
        asset={{ currencyId: work.currency_id, name: coin }}
      >
        <KeyValueList>
          <KeyValue label={t('buy.work')}>{work.name}</KeyValue>
          {work.owner_name && <KeyValue label={t('buy.seller')}>{work.owner_name}</KeyValue>}
          {isBox &&
            work.odds.map(({ rarity, percent }) => (
              <KeyValue key={rarity} label={rarityName(rarity)}>
                {texts.format.rate(percent, 2)}
              </KeyValue>
            ))}
        </KeyValueList>
        <p className={wealth.hint}>{t(isBox ? 'buy.oddsHint' : 'buy.hint')}</p>
      </PriceFigures>
    </ConfirmFrame>
  );
}
