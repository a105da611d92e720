import type { FormEvent } from 'react';
import type { PriceAlert } from '@/data/alerts/alerts';
import { usePrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { ALERT_PICKS, priceAtDistance } from '@/domain/alerts/alerts';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { List, ListRow } from '@/ui/display/list';
import { AmountField } from '@/ui/forms/amount-field';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import styles from './alert-sheet.module.css';
import { RemoveAlert } from './remove-alert';
import { type AlertForm, useAlertForm } from './use-alert-form';

export interface AlertSheetProps {
  pair: Pair;
  open: boolean;
  onClose: () => void;
}

/** Sets a price of which the customer wants to be told, and lists those of this market that wait. */
export default function AlertSheet({ pair, open, onClose }: AlertSheetProps) {
  const { t } = useTranslation(['alerts', 'common']);
  const form = useAlertForm(pair);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && !form.sending && onClose()}
      sticky={form.sending}
      title={t('title', { symbol: pair.symbol })}
      closeLabel={t('common:close')}
      footer={
        <Button block variant="primary" type="submit" form={form.id} loading={form.sending} data-testid="alert-set">
          {t('set')}
        </Button>
      }
    >
      <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
        {open && <PriceField pair={pair} form={form} />}
        {form.formMessage && (
          <p role="alert" className={styles.problem}>
            {form.formMessage}
          </p>
        )}
      </form>
      <Waiting pair={pair} alerts={form.waiting} />
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
  const price = new Decimal(form.price || Number.NaN);
  const distance = price.gt(0) ? price.div(last).sub(1).mul(100) : null;
  return (
    <>
      <KeyValueList dense>
        <KeyValue label={t('last')}>
          <Num live>{format.fixed(last, decimals)}</Num>
        </KeyValue>
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

function Waiting({ pair, alerts }: { pair: Pair; alerts: readonly PriceAlert[] }) {
  const { t } = useTranslation('alerts');
  const format = useFormats();
  if (alerts.length === 0) return null;
  return (
    <List label={t('waiting')}>
      {alerts.map(({ id, price, direction }) => {
        const written = t(`waits.${direction}`, { price: format.fixed(price, pair.price_decimals) });
        return <ListRow key={id} title={written} trailing={<RemoveAlert id={id} name={written} />} />;
      })}
    </List>
  );
}
