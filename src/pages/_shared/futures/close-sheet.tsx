import { type FormEvent, useState } from 'react';
import { CLOSE_FIELDS } from '@/contract/refusals/fields/futures';
import type { FuturesPosition } from '@/data/futures/queries';
import { usePrice } from '@/data/market/use-price';
import { closeViolations } from '@/domain/futures/close';
import { Decimal, typedAmount } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';
import { KeyValue } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { Problem } from '../form/problem';
import { renamedFields, useForm } from '../form/use-form';
import { AskSheet } from './ask-sheet';
import { LiveResult } from './live-result';
import { LotsToClose } from './lots-to-close';
import { keepLots, keptLotsOf } from './order-actions';
import { lotsOf, paidBack, resultAt } from './position-figures';
import styles from './sheets.module.css';
import { useFuturesFeature } from './use-futures-feature';
import { usePositionTexts } from './use-position-texts';

/** A market close has no price. */
const FIELDS = renamedFields(CLOSE_FIELDS, { target_price: null });
/** Where the market closes only whole positions, there is no field for lots either. */
const NO_FIELDS = renamedFields(FIELDS, { share: null });

export interface CloseSheetProps {
  order: FuturesPosition;
  open: boolean;
  closing: boolean;
  failure: Failure | null;
  /** `share`: the lots to close; all of the order where its market closes only whole positions. */
  onConfirm: (share: number) => void;
  onBack: () => void;
}

/**
 * Asks before a position is closed, and shows the result at the last price. Where the exchange closes parts, the
 * customer chooses how many lots; a reload does not lose them.
 */
export function CloseSheet({ order, open, closing, failure, onConfirm, onBack }: CloseSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  const closesParts = useFuturesFeature(order.symbol, 'partial_close') && order.share > 1;
  /** Null until the user has typed a number: then all lots are closed, even if the position shrinks meanwhile. */
  const [typed, setTyped] = useState(() => keptLotsOf(order.id));
  const share = closesParts && typed !== null ? typedAmount(typed) : new Decimal(order.share);
  const violations = closeViolations(share, order.share);
  const form = useForm({
    fields: closesParts ? FIELDS : NO_FIELDS,
    violations,
    empty: typed === '' ? ['share'] : [],
    failure,
  });
  const change = (next: string) => {
    form.changed('share');
    setTyped(next);
    keepLots(order.id, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => onConfirm(share.toNumber()));
  };
  const lots = violations.length > 0 ? order.share : share.toNumber();
  const rest = order.share - lots;
  const part = lotsOf(order, lots);
  return (
    <AskSheet
      order={order}
      open={open}
      title={t('close.title')}
      confirm={rest > 0 ? t('close.part', { lots: texts.lots(lots) }) : t('close.confirm')}
      name="position-close-confirm"
      busy={closing}
      priceLabel={t('card.openPrice')}
      form={form.id}
      onBack={onBack}
      lines={
        <>
          <KeyValue label={t('common:withUnit', { label: t('close.expected'), unit: 'USDT' })} strong>
            <LiveResult order={part} />
          </KeyValue>
          <KeyValue label={t('common:withUnit', { label: t('close.back'), unit: 'USDT' })}>
            <LiveBack order={part} />
          </KeyValue>
          {closesParts && (
            <KeyValue label={t('close.rest')}>
              <Num>{rest > 0 ? texts.lots(rest) : t('card.none')}</Num>
            </KeyValue>
          )}
        </>
      }
    >
      <form id={form.id} className={styles.stack} onSubmit={submit} noValidate>
        {closesParts && (
          <LotsToClose
            held={order.share}
            value={typed ?? `${order.share}`}
            error={form.messageOf('share')}
            readOnly={closing}
            onChange={change}
          />
        )}
        {form.formMessage ? (
          <Problem>{form.formMessage}</Problem>
        ) : (
          <p className={styles.hint}>{t(closing ? 'close.settling' : 'close.hint')}</p>
        )}
      </form>
    </AskSheet>
  );
}

function LiveBack({ order }: { order: FuturesPosition }) {
  const texts = usePositionTexts();
  const last = usePrice(order.symbol)?.last ?? order.update_price;
  return <Num live>{texts.format.fixed(paidBack(order.caution_money, resultAt(order, last).profit))}</Num>;
}
