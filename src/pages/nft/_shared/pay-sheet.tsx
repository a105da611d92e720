import { useTranslation } from 'react-i18next';
import { Decimal, ZERO } from '@/domain/money';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { useFailureText } from '../../_shared/confirm/use-failure-text';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import wealth from '../../_shared/wealth/wealth.module.css';
import type { AuctionPartProps } from './auction-bar';
import { PriceFigures } from './price-figures';
import { TimeLeft } from './time-left';
import { useNftTexts } from './use-nft-texts';

/** What is paid for a work that was won, what comes back, and why the exchange refused a payment. */
export function PaySheet({ work, standing, snapshot, send }: AuctionPartProps) {
  const { t } = useTranslation(['nft-trade', 'common']);
  const texts = useNftTexts();
  const coin = work.currency_name;
  const available = useSpotBalance(coin);
  const paying = snapshot.matches({ won: 'paying' });
  const refused = snapshot.matches({ won: 'refused' });
  const open = paying || refused || snapshot.matches({ won: 'confirming' });
  const failure = useFailureText(refused ? snapshot.context.failure : null);
  const price = new Decimal(standing?.bid ?? work.price);
  const { order } = snapshot.context.facts;
  return (
    <Sheet
      open={open}
      sticky={paying}
      onOpenChange={(next) => !next && send({ type: 'cancel' })}
      title={t('pay.title')}
      closeLabel={t('common:close')}
      footer={
        <div className={wealth.footer}>
          {failure && (
            <p role="alert" className={wealth.message}>
              {failure}
            </p>
          )}
          <Button
            block
            size="lg"
            variant="primary"
            loading={paying}
            disabled={available?.lt(price) ?? false}
            onClick={() => send({ type: 'confirm' })}
          >
            {t('pay.action', { amount: texts.amount(price, coin) })}
          </Button>
        </div>
      }
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
    </Sheet>
  );
}
