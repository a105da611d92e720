import type { NftOwnBid, NftWork } from '@/data/nft/queries';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { USDT } from '@/domain/money/usdt';
import { useTranslation } from '@/i18n/use-translation';
import type { BidTicket } from '@/lifecycles/auction';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stepper } from '@/ui/forms/stepper';
import { Stack } from '@/ui/layout/stack';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';
import wealth from '../../_shared/wealth/wealth.module.css';
import { TimeLeft } from './time-left';

/** Raises offered as buttons, as multiples of the minimum raise. */
const MULTIPLES = [1, 2, 5, 10] as const;

export interface BidFormProps {
  work: Pick<NftWork, 'currency_name' | 'currency_id' | 'per_increase' | 'margin' | 'bid_count' | 'endMs'>;
  ownBid: NftOwnBid | null | undefined;
  ticket: BidTicket;
  /** Resulting bid. */
  bid: Money;
  /** Message about the raise. */
  error: string | undefined;
  /** USDT for the deposit is missing, rather than the coin of the bid. */
  isUsdtMissing: boolean;
  /** Available spot balance of the work's coin; null while unknown. */
  available: Money | null;
  sending: boolean;
  onRaise: (price: string) => void;
}

/** Raise field with the resulting bid and the deposit. */
export function BidForm({
  work,
  ownBid,
  ticket,
  bid,
  error,
  isUsdtMissing,
  available,
  sending,
  onRaise,
}: BidFormProps) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
  const { currency_name: coin, currency_id, per_increase, margin } = work;
  const minRaise = texts.amount(per_increase, coin);
  const held = ownBid?.margin === 'held';
  const marginText = texts.format.upTo(margin, 0);
  const needed = (coin === USDT.name ? bid : ZERO).add(held ? 0 : margin);
  return (
    <Stack gap={4}>
      <KeyValueList>
        <KeyValue label={t(ownBid?.bid || work.bid_count ? 'bid.current' : 'bid.start')}>
          {texts.amount(ticket.current, coin)}
        </KeyValue>
        {ownBid?.bid && <KeyValue label={t('bid.last')}>{texts.amount(ownBid.bid, coin)}</KeyValue>}
        <KeyValue label={t('bid.ends')}>
          <TimeLeft label="" targetMs={work.endMs} />
        </KeyValue>
      </KeyValueList>
      <Stack gap={2}>
        <Stepper
          label={t('bid.raise', { coin })}
          value={ticket.price}
          onValueChange={onRaise}
          step={new Decimal(per_increase).toFixed()}
          min={new Decimal(per_increase).toFixed()}
          decreaseLabel={t('bid.less')}
          increaseLabel={t('bid.more')}
          hint={t('bid.least', { amount: minRaise })}
          error={error}
          readOnly={sending}
        />
        <ChipRow label={t('bid.steps')}>
          {MULTIPLES.map((times) => {
            const raise = new Decimal(per_increase).mul(times).toFixed();
            return (
              <Chip
                key={times}
                disabled={sending}
                selected={ticket.price !== '' && new Decimal(ticket.price).eq(raise)}
                onClick={() => onRaise(raise)}
              >
                {`+${texts.format.upTo(raise, 8)}`}
              </Chip>
            );
          })}
        </ChipRow>
      </Stack>
      <KeyValueList>
        <KeyValue label={t('bid.total')} strong>
          {texts.amount(bid, coin)}
        </KeyValue>
        <KeyValue label={t('bid.margin')}>
          {t(held ? 'bid.marginHeld' : 'bid.marginNow', { amount: marginText })}
        </KeyValue>
      </KeyValueList>
      <SpotBalance
        text={t('balance', { amount: available ? texts.amount(available, coin) : NO_NUMBER })}
        transferLabel={t('transfer')}
        asset={isUsdtMissing ? USDT : { currencyId: currency_id, name: coin }}
        needed={isUsdtMissing || coin === USDT.name ? needed : bid}
      />
      <BalanceFailure />
      <p className={wealth.hint}>{t('bid.marginHint')}</p>
    </Stack>
  );
}
