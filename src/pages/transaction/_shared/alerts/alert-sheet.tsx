import { Pencil } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Pair } from '@/data/market/quotes';
import { usePrice } from '@/data/market/use-price';
import { ALERT_PICKS, priceAtDistance } from '@/domain/alerts/alerts';
import { Decimal, typedAmount } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { IconButton } from '@/ui/actions/icon-button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { AmountField } from '@/ui/forms/amount-field';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { Problem } from '../../../_shared/form/problem';
import styles from './alert-sheet.module.css';
import { RemoveAlert } from './remove-alert';
import { type AlertForm, type ChosenAlert, useAlertForm } from './use-alert-form';

export interface AlertSheetProps {
  pair: Pair;
  open: boolean;
  /** The alert to change; the sheet closes after its change. Null shows the list. */
  chosen?: ChosenAlert | null;
  onClose: () => void;
}

/**
 * Form for a price at which the customer wants to be notified, and the waiting alerts of this market, which can be
 * changed.
 */
export default function AlertSheet({ pair, open, chosen = null, onClose }: AlertSheetProps) {
  const { t } = useTranslation(['alerts', 'common']);
  const form = useAlertForm(pair, chosen);
  const done = () => chosen && onClose();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(done);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && !form.sending && onClose()}
      sticky={form.sending}
      title={t('title', { symbol: pair.symbol })}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          variant="primary"
          type="submit"
          form={form.id}
          loading={form.sending}
          disabled={form.isSame}
          data-testid="alert-set"
        >
          {t(form.edited ? 'save' : 'set')}
        </Button>
      }
    >
      <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
        {open && <PriceField pair={pair} form={form} />}
        {form.formMessage && <Problem>{form.formMessage}</Problem>}
      </form>
      <Waiting form={form} />
      {form.hasAlerts && (
        <Button
          block
          variant="ghost"
          onClick={() => {
            onClose();
            shell().go(path('/pages/transaction/alerts'));
          }}
        >
          {t('all.open')}
        </Button>
      )}
    </Sheet>
  );
}

/** Renders with every price while the sheet is open. */
function PriceField({ pair, form }: { pair: Pair; form: AlertForm }) {
  const { t } = useTranslation(['alerts', 'common']);
  const format = useFormats();
  const decimals = pair.price_decimals;
  const last = new Decimal(usePrice(pair.symbol)?.last ?? pair.now_price);
  const price = typedAmount(form.price);
  const distance = price.gt(0) ? price.div(last).sub(1).mul(100) : null;
  return (
    <>
      <KeyValueList dense>
        <KeyValue label={t('last')}>
          <Num live>{format.fixed(last, decimals)}</Num>
        </KeyValue>
        {form.edited && (
          <KeyValue label={t('edited')}>
            <Num>{form.write(form.edited)}</Num>
          </KeyValue>
        )}
      </KeyValueList>
      <AmountField
        label={t('common:withUnit', { label: t('price'), unit: pair.legal_name })}
        value={form.price}
        precision={decimals}
        hint={distance ? t('distance', { percent: format.percent(distance) }) : t('hint')}
        error={form.messageOf('price')}
        onValueChange={form.change}
      />
      <ChipRow label={t('picks')}>
        {ALERT_PICKS.map((percent) => (
          <Chip key={percent} onClick={() => form.change(priceAtDistance(last, percent, decimals).toFixed())}>
            {format.percent(percent, 0)}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}

function Waiting({ form }: { form: AlertForm }) {
  const { t } = useTranslation('alerts');
  if (form.waiting.length === 0) return null;
  return (
    <List label={t('waiting')}>
      {form.waiting.map((alert) => {
        const name = form.write(alert);
        const isEdited = alert.id === form.edited?.id;
        return (
          <ListRow
            key={alert.id}
            title={name}
            trailing={
              <span className={styles.tools}>
                <IconButton
                  label={t('edit', { alert: name })}
                  icon={<Pencil size={17} aria-hidden />}
                  pressed={isEdited}
                  onClick={() => form.edit(isEdited ? null : alert)}
                />
                <RemoveAlert id={alert.id} name={name} />
              </span>
            }
          />
        );
      })}
    </List>
  );
}
