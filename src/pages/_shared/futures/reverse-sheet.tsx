import { useKnownUser } from '@/data/accounts/user';
import type { FuturesPosition } from '@/data/futures/queries';
import { usePair } from '@/data/market/quotes';
import { usePrice } from '@/data/market/use-price';
import { costOf } from '@/domain/futures/order';
import { knownVipLevel } from '@/domain/membership/vip';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { Problem } from '../form/problem';
import { AskSheet } from './ask-sheet';
import { LiveResult } from './live-result';
import { opposite } from './position-figures';
import styles from './sheets.module.css';
import { futuresTerms } from './terms';
import { usePositionTexts } from './use-position-texts';

export interface ReverseSheetProps {
  order: FuturesPosition;
  open: boolean;
  reversing: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before a position is closed and the opposite one opened, and shows what both bring and cost. */
export function ReverseSheet({ order, open, reversing, problem, onConfirm, onBack }: ReverseSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  return (
    <AskSheet
      order={order}
      open={open}
      title={t('reverse.title')}
      confirm={t('reverse.confirm')}
      name="position-reverse-confirm"
      busy={reversing}
      priceLabel={t('card.openPrice')}
      onConfirm={onConfirm}
      onBack={onBack}
      lines={
        <KeyValue label={t('common:withUnit', { label: t('close.expected'), unit: 'USDT' })} strong>
          <LiveResult order={order} />
        </KeyValue>
      }
    >
      {open && <NextPosition order={opposite(order)} />}
      {problem ? (
        <Problem>{problem}</Problem>
      ) : (
        <p className={styles.hint}>{t(reversing ? 'reverse.settling' : 'reverse.hint')}</p>
      )}
    </AskSheet>
  );
}

/** What would be opened at the last price. */
function NextPosition({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  const pair = usePair(order.symbol);
  const last = usePrice(order.symbol)?.last ?? order.update_price;
  const vipLevel = knownVipLevel(useKnownUser()?.user_level ?? 0);
  const { type: direction, share, multiple } = order;
  const market = { direction, kind: 'market', limit: new Decimal(Number.NaN), multiple } as const;
  const cost =
    pair && costOf({ ...market, share: new Decimal(share) }, new Decimal(last), futuresTerms(pair), vipLevel);
  return (
    <KeyValueList>
      <KeyValue label={t('reverse.opens')} strong>
        {texts.name(order)}
      </KeyValue>
      {cost && (
        <>
          <KeyValue label={t('card.openPrice')}>
            <Num live>{texts.price(cost.price, order.symbol)}</Num>
          </KeyValue>
          <KeyValue label={t('card.margin')}>
            <Num live>{texts.exact(cost.margin)}</Num>
          </KeyValue>
          {cost.fee && (
            <KeyValue label={t('common:withUnit', { label: t('detail.fee'), unit: 'USDT' })}>
              <Num live>{texts.exact(cost.fee)}</Num>
            </KeyValue>
          )}
        </>
      )}
    </KeyValueList>
  );
}
