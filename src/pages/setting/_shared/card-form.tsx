import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusalCode } from '@/contract/refusals/codes';
import { refusalText } from '@/contract/refusals/text';
import { isApiError } from '@/data/api-error';
import { isUncertain, repeatsSafely } from '@/data/repeat';
import { useLang } from '@/data/session';
import {
  CARD_TEXT_MAX,
  type CardField,
  type CardFieldName,
  cardProblem,
  DOMESTIC_FIELDS,
  INTERNATIONAL_FIELDS,
} from '@/domain/bank-card';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { TextField, type TextFieldProps } from '@/ui/forms/text-field';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { FormMessage } from '../../_shared/payout/form-message';
import { useChosenPlace } from '../../_shared/place/place-choice';
import { cardDrafts, NOTHING_TYPED } from './card-draft';
import styles from './card-form.module.css';

export type CardKind = keyof typeof cardDrafts;

const FIELDS: Readonly<Record<CardKind, readonly CardField[]>> = {
  home: DOMESTIC_FIELDS,
  abroad: INTERNATIONAL_FIELDS,
};

/** What phones offer and type best for a field. */
const INPUT: Partial<Record<CardFieldName, Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'type'>>> = {
  real_name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel', type: 'tel' },
  wechat_account: { autoComplete: 'street-address' },
};

/** Which field a refusal is about; those that fit several stand below the form. */
const FIELD_OF: Partial<Record<RefusalCode, CardFieldName>> = {
  card_name_invalid: 'real_name',
  card_number_invalid: 'bank_account',
  aba_invalid: 'alipay_account',
  swift_invalid: 'swift_code',
  mobile_invalid: 'phone',
};

type Messages = Partial<Record<CardFieldName | 'form', string>>;

export interface CardFormProps {
  kind: CardKind;
  /** What is saved; '' where nothing is. */
  saved: Readonly<Partial<Record<CardFieldName, string | undefined>>>;
  save: (fields: Record<string, string>) => Promise<void>;
}

/** The fields of a bank card, every one of them required (specification section 5). */
export function CardForm({ kind, saved, save }: CardFormProps) {
  const { t } = useTranslation(['payout', 'errors']);
  const lang = useLang();
  const draft = cardDrafts[kind];
  const typed = useStore(draft);
  const [messages, setMessages] = useState<Messages>({});
  const [saving, setSaving] = useState(false);
  const fields = FIELDS[kind];
  const text = (name: CardFieldName) => typed[name] ?? saved[name] ?? '';

  const change = (name: CardFieldName, next: string) => {
    draft.set({ ...draft.get(), [name]: next });
    setMessages(({ [name]: _mended, form: _old, ...rest }) => rest as Messages);
  };
  useChosenPlace('bank', (place) => change('bank_dizhi', place));

  const messageOf = (field: CardField): string | undefined => {
    const problem = cardProblem(field, text(field.name));
    if (problem === 'bank_fields_required') return t('bank.required');
    return problem ? refusalText(problem, lang) : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const found = fields.map((field) => [field.name, messageOf(field)] as const).filter(([, message]) => message);
    setMessages(Object.fromEntries(found));
    if (found.length > 0) return;
    setSaving(true);
    try {
      await save(Object.fromEntries(fields.map(({ name }) => [name, text(name).trim()])));
      draft.set(NOTHING_TYPED);
      toast.show(t('bank.saved'), { kind: 'success' });
      shell().back();
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The shell says it, and leads to where it can be mended.
      if (error.kind === 'session_invalid' || error.kind === 'verification_needed') return;
      const field = (error.reason && FIELD_OF[error.reason]) || 'form';
      if (error.kind === 'refused' && error.message !== '') setMessages({ [field]: error.message });
      else setMessages({ form: t(isUncertain(error) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure') });
    } finally {
      setSaving(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Text size="note" tone="secondary">
        {t('bank.hint')}
      </Text>
      {fields.map(({ name }) => (
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
          error={messages[name]}
        />
      ))}
      <FormMessage text={messages.form} />
      <Button type="submit" variant="primary" size="lg" block loading={saving}>
        {t('bank.save')}
      </Button>
    </form>
  );
}
