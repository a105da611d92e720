import { Decimal, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import type { AuctionPartProps } from './auction-bar';
import { PriceFigures } from './price-figures';
import { TimeLeft } from './time-left';

/** Payment of a won work: price and returned deposit; also shows why the exchange refused it. */
export function PaySheet({ work, ownBid, snapshot, send }: AuctionPartProps) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
  const coin = work.currency_name;
  const available = useSpotBalance(coin);
  const paying = snapshot.matches({ won: 'paying' });
  const refused = snapshot.matches({ won: 'refused' });
  const price = new Decimal(ownBid?.bid ?? work.price);
  const { failure, facts } = snapshot.context;
  const { order } = facts;
  return (
    <ConfirmFrame
      open={paying || refused || snapshot.matches({ won: 'confirming' })}
      title={t('pay.title')}
      confirm={t('pay.action', { amount: texts.amount(price, coin) })}
      disabled={available?.lt(price) ?? false}
      sending={paying}
      failure={refused ? failure : null}
      onConfirm={() => send({ type: 'confirm' })}
      onCancel={() => send({ type: 'cancel' })}
    >
      <PriceFigures
        label={t('pay.price')}
        price={price}
        available={available}
        asset={{ currencyId: work.currency_id, name: coin }}
        back={coin === 'USDT' ? new Decimal(work.margin) : ZERO}
      >
        <KeyValueList>
          <KeyValue label={t('pay.margin')}>{texts.amount(work.margin, 'USDT')}</KeyValue>
          {order && (
            <KeyValue label={t('pay.left')}>
              <TimeLeft label="" targetMs={order.payByMs} />
            </KeyValue>
          )}
        </KeyValueList>
      </PriceFigures>
    </ConfirmFrame>
  );
}
