import { MapPin } from 'lucide-react';
import type { FormEvent } from 'react';
import { CARD_TEXT_MAX, type CardFieldName, maskedCard } from '@/domain/payout/bank-card';
import { plainText } from '@/domain/plain-text';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { TextField, type TextFieldProps } from '@/ui/forms/text-field';
import { Text } from '@/ui/text/text';
import { FormProblem } from '../../_shared/form/form-problem';
import { PayoutAuth } from '../../_shared/payout/payout-auth';
import { useChosenPlace } from '../../_shared/place/place-choice';
import styles from './card-form.module.css';
import { type CardFormOptions, useCardForm } from './use-card-form';

/** Preview of the card with the text typed so far. Hidden from screen readers, which read the fields. */
function CardPreview({ text }: { text: (name: CardFieldName) => string }) {
  return (
    <div className={styles.preview} aria-hidden="true">
      <span className={styles.bank}>{text('bank_name')}</span>
      <span className={styles.number}>{maskedCard(text('bank_account'))}</span>
      <span className={styles.holder}>
        <span>{text('real_name')}</span>
        <span>{text('swift_code')}</span>
      </span>
    </div>
  );
}

/** Autofill and keyboard hints for a field. */
const INPUT: Partial<Record<CardFieldName, Pick<TextFieldProps, 'autoComplete' | 'exact' | 'type'>>> = {
  bank_account: { autoComplete: 'off', exact: true },
  swift_code: { autoComplete: 'off', exact: true },
  alipay_account: { autoComplete: 'off', exact: true },
  real_name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel', type: 'tel' },
  wechat_account: { autoComplete: 'street-address' },
};

/** Groups of fields in display order. */
const GROUPS: readonly (readonly [name: 'account' | 'holder' | 'bank', fields: readonly CardFieldName[]])[] = [
  ['account', ['bank_account', 'swift_code', 'alipay_account']],
  ['holder', ['real_name', 'phone', 'wechat_account']],
  ['bank', ['bank_name', 'bank_dizhi', 'bank_branch', 'bank_network']],
];

/** Fields of a bank card; all of them are required (specification section 5). */
export function CardForm(options: CardFormOptions) {
  const { t } = useTranslation('payout');
  const { kind } = options;
  const { has, isRight, text, proof, change, submit, ...form } = useCardForm(options);
  useChosenPlace('bank', (place) => change('bank_dizhi', place));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const field = (name: CardFieldName) => (
    <TextField
      key={name}
      {...INPUT[name]}
      name={name}
      label={kind === 'abroad' && name === 'bank_dizhi' ? t('bank.bankAddress') : t(`bank.fields.${name}`)}
      maxLength={CARD_TEXT_MAX}
      value={text(name)}
      onValueChange={(next) => change(name, next)}
      suffix={
        kind === 'home' &&
        name === 'bank_dizhi' && (
          <IconButton
            label={t('bank.choosePlace')}
            icon={<MapPin size={18} aria-hidden />}
            onClick={() => shell().go(path('/choose-location', { for: 'bank' }))}
          />
        )
      }
      error={form.messageOf(name)}
    />
  );
  return (
    <form id={form.id} className={styles.form} onSubmit={onSubmit} noValidate>
      <Text size="note" tone="secondary">
        {t('bank.hint')}
      </Text>
      <CardPreview text={text} />
      {GROUPS.map(([group, all]) => {
        const names = all.filter(has);
        return (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.heading}>
              <Text weight="bold">{t(`bank.groups.${group}`)}</Text>
              <Text size="note" tone="muted">
                {t('bank.filled', { done: names.filter(isRight).length, total: names.length })}
              </Text>
            </legend>
            {names.map(field)}
          </fieldset>
        );
      })}
      <PayoutAuth
        proof={proof}
        purpose={t('bank.purpose', { card: `${plainText(text('bank_name'))} ${maskedCard(text('bank_account'))}` })}
        error={form.messageOf('code')}
        onClearError={() => form.changed('code')}
      />
      <FormProblem text={form.formMessage} />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending}>
        {t('bank.save')}
      </Button>
    </form>
  );
}
