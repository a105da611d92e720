import { type FormEvent, useState } from 'react';
import { type Pair, usePair } from '@/data/market/quotes';
import type { CoinOrder } from '@/data/spot/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { AmountField } from '@/ui/forms/amount-field';
import { Sheet } from '@/ui/overlays/sheet';
import { type AmendValues, forgetAmend, interruptedAmendOf } from './amend-draft';
import styles from './amend-sheet.module.css';
import { OPEN, orderFigures } from './order-figures';
import { useAmendForm } from './use-amend-form';
import { useOrderTexts } from './use-order-texts';

export interface AmendSheetProps {
  open: boolean;
  order: CoinOrder;
  /** Initial prices, in place of those the order has. */
  moved?: AmendValues;
  onClose: () => void;
}

const NOTHING: AmendValues = {};

/** Changes prices and amount of an open order in place. */
export function AmendSheet({ open, order, moved = NOTHING, onClose }: AmendSheetProps) {
  const { t } = useTranslation(['spot-orders', 'common']);
  const pair = usePair(order.symbol);
  const close = () => {
    forgetAmend();
    onClose();
  };
  return (
    <Sheet open={open} onOpenChange={(next) => !next && close()} title={t('edit.title')} closeLabel={t('common:close')}>
      {pair && <AmendForm order={order} pair={pair} moved={moved} onDone={close} />}
    </Sheet>
  );
}

/** Opens the form that a reload has interrupted again, as soon as its order is in the list. */
export function ResumedAmend({ orders }: { orders: readonly CoinOrder[] }) {
  const [resumed, setResumed] = useState<CoinOrder | null>(null);
  const [open, setOpen] = useState(true);
  const found = resumed ? undefined : interruptedAmendOf(orders);
  if (found) setResumed(found);
  if (!resumed) return null;
  const order = orders.find(({ id, status }) => id === resumed.id && status === OPEN);
  return <AmendSheet open={open && order !== undefined} order={order ?? resumed} onClose={() => setOpen(false)} />;
}

interface AmendFormProps {
  order: CoinOrder;
  pair: Pair;
  moved: AmendValues;
  onDone: () => void;
}

/** Mounted with the sheet, so that each opening begins with the order as it stands. */
function AmendForm({ order, pair, moved, onDone }: AmendFormProps) {
  const { t } = useTranslation(['spot-orders', 'trade']);
  const texts = useOrderTexts();
  const form = useAmendForm(order, pair, moved, onDone);
  const { filled, base } = orderFigures(order);
  const labels = {
    stop: t('trigger', { asset: pair.legal_name }),
    price: t('trade:form.price', { asset: pair.legal_name }),
    amount: t('trade:form.amount', { asset: base }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const note = [
    filled.gt(0) && t('edit.filled', { filled: texts.withAsset(filled, base) }),
    form.isPaired && t('edit.both'),
  ].filter(Boolean);
  return (
    <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
      {form.fields.map((field) => (
        <AmountField
          key={field}
          label={labels[field]}
          value={form.values[field]}
          precision={field === 'amount' ? pair.amount_decimals : pair.price_decimals}
          onValueChange={(next) => form.change(field, next)}
          error={form.messageOf(field)}
          hint={field === 'amount' && note.length > 0 ? note.join(' ') : undefined}
        />
      ))}
      {form.formMessage && (
        <p role="alert" className={styles.message}>
          {form.formMessage}
        </p>
      )}
      <Button type="submit" block variant="primary" loading={form.sending} disabled={!form.isChanged}>
        {t('edit.save')}
      </Button>
    </form>
  );
}
