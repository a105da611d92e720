import * as v from 'valibot';
import type { RefusalCode } from '@/contract/refusals/codes';
import { CARD_FIELDS, INTERNATIONAL_CARD_FIELDS } from '@/contract/refusals/fields/payout';
import { createDraft } from '@/data/session/drafts';
import {
  type CardField,
  type CardFieldName,
  cardValue,
  cardViolations,
  DOMESTIC_FIELDS,
  INTERNATIONAL_FIELDS,
} from '@/domain/payout/bank-card';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { useForm } from '../../_shared/form/use-form';
import { useRefusalText } from '../../_shared/form/use-refusal-text';
import { usePayoutAuth } from '../../_shared/payout/use-payout-auth';

const texts = v.record(v.string(), v.string());
/** Typed texts of a card by wire name; untouched fields are missing. */
type CardTexts = v.InferOutput<typeof texts>;

const NOTHING_TYPED: CardTexts = {};

const cardDrafts = {
  home: createDraft<CardTexts>('bank-card', texts, NOTHING_TYPED),
  abroad: createDraft<CardTexts>('bank-card-abroad', texts, NOTHING_TYPED),
};

export type CardKind = keyof typeof cardDrafts;

type MessagePlace = CardFieldName | 'code';

/** The fields of a card, and the field of each refusal. The code may also be refused when it is sent. */
const KINDS = {
  home: { fields: DOMESTIC_FIELDS, placeOf: { ...CARD_FIELDS, code_throttled: 'code' } },
  abroad: { fields: INTERNATIONAL_FIELDS, placeOf: { ...INTERNATIONAL_CARD_FIELDS, code_throttled: 'code' } },
} as const satisfies Record<
  CardKind,
  { fields: readonly CardField[]; placeOf: Partial<Record<RefusalCode, MessagePlace | null>> }
>;

export interface CardFormOptions {
  kind: CardKind;
  /** Saved card; '' or undefined for an empty field. */
  saved: Readonly<Partial<Record<CardFieldName, string | undefined>>>;
  save: (fields: Record<string, string>) => Promise<void>;
}

/** State of the bank card form: input, errors and saving. */
export function useCardForm({ kind, saved, save }: CardFormOptions) {
  const { t } = useTranslation('payout');
  const refusalText = useRefusalText();
  const draft = cardDrafts[kind];
  const typed = useStore(draft);
  const { fields, placeOf } = KINDS[kind];
  const text = (name: CardFieldName) => typed[name] ?? saved[name] ?? '';
  const proof = usePayoutAuth({
    isNeeded: fields.some((field) => cardValue(field, text(field.name)) !== (saved[field.name] ?? '')),
    save: (given) => save({ ...Object.fromEntries(fields.map(({ name }) => [name, text(name).trim()])), ...given }),
    onDone() {
      draft.forget(typed);
      toast.show(t('bank.saved'), { kind: 'success' });
      form.ifShown(() => shell().back());
    },
    onFailure: (error) => form.failed(error),
  });
  const violations = cardViolations(fields, Object.fromEntries(fields.map(({ name }) => [name, text(name)])));
  // Most refusals fit several fields, so each field says what is wrong with it.
  const own = violations.map(({ code, field }) => [
    field,
    code === 'bank_fields_required' ? t('bank.required') : refusalText(code),
  ]);
  const { codeProblem } = proof;
  const form = useForm<MessagePlace, RefusalCode>({
    fields: placeOf,
    own: Object.fromEntries(own),
    violations: codeProblem ? [{ code: codeProblem }] : [],
    judging: 'submitted',
  });

  return {
    /** Whether this kind of card has the field. */
    has: (name: CardFieldName) => fields.some((field) => field.name === name),
    /** Whether the text of a field is valid. */
    isRight: (name: CardFieldName) => violations.every(({ field }) => field !== name),
    text,
    ...form,
    proof,
    change(name: CardFieldName, next: string) {
      draft.set({ ...draft.get(), [name]: next });
      form.changed(name);
    },
    submit: () => form.submit(proof.submit),
  };
}
