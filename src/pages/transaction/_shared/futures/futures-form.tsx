import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useSignedIn } from '@/data/session/session';
import { hasFuturesFeature } from '@/domain/futures/features';
import { stepOf } from '@/domain/spot/spot';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { SelectField } from '@/ui/forms/select-field';
import { Slider } from '@/ui/forms/slider';
import { Stepper } from '@/ui/forms/stepper';
import { Problem } from '../../../_shared/form/problem';
import { futuresState } from '../../../_shared/market/market-state';
import base from '../spot/order-form.module.css';
import styles from './futures-form.module.css';
import { FuturesSummary } from './futures-summary';
import type { FuturesSide } from './order-check';
import { ReviewSheet } from './review-sheet';
import { type FuturesForm as Form, useFuturesForm } from './use-futures-form';

/** The futures order form: price, leverage, lots, cost, and a button per side. */
export function FuturesForm({ pair }: { pair: Pair }) {
  const { t } = useTranslation(['futures', 'trade']);
  const entry = useFuturesForm(pair);
  const signedIn = useSignedIn();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!signedIn) return void shell().requireLogin();
    const { submitter } = event.nativeEvent as SubmitEvent;
    entry.review((submitter as HTMLButtonElement | null)?.value === 'short' ? 'short' : 'long');
  };

  return (
    <form id={entry.id} data-tour="futures-form" className={base.form} onSubmit={submit} noValidate>
      {/* Enter presses the first submit button of a form. This disabled one keeps Enter from choosing a side. */}
      <button type="submit" disabled hidden />
      <Terms pair={pair} entry={entry} />
      <Price pair={pair} entry={entry} />
      <Lots pair={pair} entry={entry} />
      <div className={base.slider}>
        <Slider
          label={t('trade:form.share')}
          value={entry.percent}
          onValueChange={entry.setShare}
          disabled={!entry.canShare}
        />
      </div>
      <div className={base.end}>
        <FuturesSummary pair={pair} entry={entry} />
        {entry.formMessage && <Problem dense>{entry.formMessage}</Problem>}
        {signedIn ? (
          <div className={styles.sides}>
            <SideButton pair={pair} entry={entry} side="long" />
            <SideButton pair={pair} entry={entry} side="short" />
          </div>
        ) : (
          <Button type="submit" block variant="primary">
            {t('trade:form.logIn')}
          </Button>
        )}
      </div>
      <ReviewSheet pair={pair} entry={entry} />
    </form>
  );
}

interface PartProps {
  pair: Pair;
  entry: Form;
}

/** Order type and leverage. */
function Terms({ pair, entry: { form, offer, multiple, change, messageOf } }: PartProps) {
  const { t } = useTranslation(['futures', 'trade', 'common']);
  const trigger = { value: 'trigger', label: t('form.trigger'), hint: t('review.triggerNote') } as const;
  return (
    <div className={styles.terms}>
      <SelectField
        dense
        title={t('trade:form.kind')}
        closeLabel={t('common:close')}
        placeholder="—"
        options={(['market', 'limit'] as const).map((value) => ({ value, label: t(`trade:form.${value}`) }))}
        {...(hasFuturesFeature(pair, 'trigger_orders') && { more: { label: t('form.moreKinds'), options: [trigger] } })}
        value={form.kind}
        onValueChange={(kind) => change({ kind })}
      />
      <SelectField
        dense
        title={t('form.multiple')}
        closeLabel={t('common:close')}
        placeholder="—"
        disabled={offer === null}
        options={(offer?.multiples ?? []).map((value) => ({ value: String(value), label: t('times', { value }) }))}
        value={offer ? String(multiple) : null}
        onValueChange={(value) => change({ multiple: Number(value) })}
        error={messageOf('multiple')}
      />
    </div>
  );
}

function Price({ pair, entry: { form, change, messageOf } }: PartProps) {
  const { t } = useTranslation(['futures', 'trade']);
  // A market order takes the market price with its spread, so no price is typed.
  if (form.kind === 'market') return <p className={base.market}>{t('form.marketPrice')}</p>;
  return (
    <Stepper
      dense
      label={t(form.kind === 'trigger' ? 'form.triggerPrice' : 'trade:form.price', { asset: pair.legal_name })}
      value={form.price}
      step={stepOf(pair.price_decimals).toFixed()}
      onValueChange={(price) => change({ price })}
      decreaseLabel={t('trade:form.lower')}
      increaseLabel={t('trade:form.raise')}
      error={messageOf('price')}
    />
  );
}

/** Number of lots, and the equivalent in coins. */
function Lots({ pair, entry: { form, number, change, messageOf } }: PartProps) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  return (
    <Stepper
      dense
      label={t('form.lots')}
      note={`${format.upTo(number ?? 0, 8)} ${pair.currency_name}`}
      value={form.share}
      placeholder="0"
      step="1"
      min="0"
      onValueChange={(share) => change({ share })}
      decreaseLabel={t('form.fewer')}
      increaseLabel={t('form.more')}
      error={messageOf('share')}
    />
  );
}

function SideButton({ pair, entry, side }: PartProps & { side: FuturesSide }) {
  const { t } = useTranslation('futures');
  const Icon = side === 'long' ? ArrowUpRight : ArrowDownRight;
  return (
    <Button
      type="submit"
      block
      value={side}
      variant={side === 'long' ? 'up' : 'down'}
      aria-label={t(`open.${side}`)}
      icon={<Icon size={16} aria-hidden />}
      loading={entry.sending && entry.reviewed === side}
      disabled={futuresState(pair) !== 'open'}
    >
      {t(side)}
    </Button>
  );
}
