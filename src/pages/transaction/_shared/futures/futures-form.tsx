import { ArrowLeftRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { useSignedIn } from '@/data/session';
import { useFormats } from '@/i18n/use-formats';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Segmented } from '@/ui/actions/segmented';
import { cx } from '@/ui/cx';
import { SelectField } from '@/ui/forms/select-field';
import { Slider } from '@/ui/forms/slider';
import { Stepper } from '@/ui/forms/stepper';
import { TransferSheet } from '../../../_shared/transfer/transfer-sheet';
import base from '../spot/order-form.module.css';
import { PriceField } from '../spot/price-field';
import styles from './futures-form.module.css';
import { FuturesSummary } from './futures-summary';
import { ReviewSheet } from './review-sheet';
import { futuresState } from './terms';
import { type FuturesForm as Form, useFuturesForm } from './use-futures-form';

/** Long or short: at which price, with which multiple, how many lots, and what it would take. */
export function FuturesForm({ pair }: { pair: Pair }) {
  const { t } = useTranslation(['futures', 'trade']);
  const entry = useFuturesForm(pair);
  const signedIn = useSignedIn();
  const { form } = entry;
  const tone = form.side === 'long' ? 'up' : 'down';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signedIn) entry.review();
    else shell().requireLogin();
  };

  return (
    <form data-tour="futures-form" className={base.form} onSubmit={submit} noValidate>
      <Segmented
        label={t('form.side')}
        value={form.side}
        onValueChange={(side) => entry.change({ side })}
        segments={[
          { value: 'long', label: t('long'), tone: 'up' },
          { value: 'short', label: t('short'), tone: 'down' },
        ]}
      />
      <Segmented
        label={t('trade:form.kind')}
        size="sm"
        value={form.kind}
        onValueChange={(kind) => entry.change({ kind })}
        segments={[
          { value: 'market', label: t('trade:form.market') },
          { value: 'limit', label: t('trade:form.limit') },
        ]}
      />
      <MultipleField entry={entry} />
      {/* A market order takes the market with its spread, so there is nothing to type. */}
      {form.kind === 'market' ? (
        <p className={base.market}>{t('form.marketPrice')}</p>
      ) : (
        <PriceField
          pair={pair}
          value={form.price}
          onValueChange={(price) => entry.change({ price })}
          error={entry.messageOf('price')}
        />
      )}
      <Lots entry={entry} />
      <Slider
        label={t('trade:form.share')}
        value={entry.percent}
        onValueChange={entry.setShare}
        tone={tone}
        formatMark={(mark) => `${mark}%`}
        disabled={!entry.canShare}
      />
      <FuturesSummary pair={pair} order={entry.order} />
      <Available pair={pair} entry={entry} />
      {entry.formMessage && (
        <p role="alert" className={base.message}>
          {entry.formMessage}
        </p>
      )}
      {signedIn ? (
        <Button type="submit" block variant={tone} loading={entry.sending} disabled={futuresState(pair) !== 'open'}>
          {t(`open.${form.side}`)}
        </Button>
      ) : (
        <Button type="submit" block variant="primary">
          {t('trade:form.logIn')}
        </Button>
      )}
      <ReviewSheet pair={pair} entry={entry} />
    </form>
  );
}

interface PartProps {
  pair: Pair;
  entry: Form;
}

/** How many times the margin a position is worth, in a line of its own. */
function MultipleField({ entry: { offer, order, change, messageOf } }: Pick<PartProps, 'entry'>) {
  const { t } = useTranslation(['futures', 'common']);
  return (
    <div className={styles.multiple}>
      <span aria-hidden>{t('form.multiple')}</span>
      <SelectField
        inline
        title={t('form.multiple')}
        closeLabel={t('common:close')}
        placeholder="—"
        disabled={offer === null}
        options={(offer?.multiples ?? []).map((value) => ({ value: String(value), label: t('times', { value }) }))}
        value={offer ? String(order.multiple) : null}
        onValueChange={(value) => change({ multiple: Number(value) })}
        error={messageOf('multiple')}
      />
    </div>
  );
}

/** How many lots: by step, by typing, or one of the numbers the exchange offers. */
function Lots({ entry: { form, change, picks, messageOf } }: Pick<PartProps, 'entry'>) {
  const { t } = useTranslation('futures');
  return (
    <div>
      <Stepper
        compact
        label={t('form.lots')}
        value={form.share}
        step="1"
        min="0"
        onValueChange={(share) => change({ share: share === '0' ? '' : share })}
        decreaseLabel={t('form.fewer')}
        increaseLabel={t('form.more')}
        error={messageOf('share')}
      />
      {picks.length > 0 && (
        <div className={styles.picks}>
          <ChipRow label={t('form.picks')}>
            {picks.map((value) => (
              <Chip
                key={value}
                selected={form.share === String(value)}
                onClick={() => change({ share: String(value) })}
              >
                {value}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
    </div>
  );
}

/** What can be spent, and the way to more of it when it is not enough. */
function Available({ pair, entry: { available, isShort, needed, settled } }: PartProps) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const [moving, setMoving] = useState(false);
  return (
    <div className={base.available}>
      <span>{t('form.available')}</span>
      <span className={base.balance}>{available ? `${format.fixed(available)} ${pair.legal_name}` : '—'}</span>
      {available && (
        <button type="button" className={cx(base.funds, isShort && base.short)} onClick={() => setMoving(true)}>
          <ArrowLeftRight size={14} aria-hidden />
          {t('form.addFunds')}
        </button>
      )}
      <TransferSheet
        open={moving}
        onClose={() => setMoving(false)}
        asset={{ currencyId: pair.legal_id, name: pair.legal_name }}
        to="lever"
        needed={isShort ? needed : undefined}
        onDone={settled}
      />
    </div>
  );
}
