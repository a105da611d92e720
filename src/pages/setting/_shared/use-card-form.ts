import * as v from 'valibot';
import type { RefusalCode } from '@/contract/refusals/codes';
import { CARD_FIELDS, INTERNATIONAL_CARD_FIELDS } from '@/contract/refusals/fields/payout';
import type { RefusalField } from '@/contract/refusals/fields/refusal-fields';
import { createDraft } from '@/data/session/drafts';
import {
  type CardField,
  type CardFieldName,
  cardValue,
  cardViolations,
  DOMESTIC_FIELDS,
  INTERNATIONAL_FIELDS,
} from '@/domain/payout/bank-card';
import { plainText } from '@/domain/plain-text';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { renamedFields, useForm } from '../../_shared/form/use-form';
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

export type MessagePlace = CardFieldName | 'code';

/** The fields of a card, and the field of each refusal. The code may also be refused when it is sent. */
export const CARD_KINDS = {
  home: { fields: DOMESTIC_FIELDS, placeOf: { ...CARD_FIELDS, code_throttled: 'code' } },
  abroad: { fields: INTERNATIONAL_FIELDS, placeOf: { ...INTERNATIONAL_CARD_FIELDS, code_throttled: 'code' } },
} as const satisfies Record<
  CardKind,
  { fields: readonly CardField[]; placeOf: Partial<Record<RefusalCode, RefusalField<MessagePlace>>> }
>;

/** The field of each refusal. Without a code, its refusals have no field. */
export const placesOf = (kind: CardKind, asksCode: boolean) =>
  renamedFields(CARD_KINDS[kind].placeOf, { code: asksCode ? 'code' : null });

export interface CardFormOptions {
  kind: CardKind;
  /** Saved card; '' or undefined for an empty field. */
  saved: Readonly<Partial<Record<CardFieldName, string | undefined>>>;
  save: (fields: Record<string, string>) => Promise<void>;
}

/** State of the bank card form: input, errors and saving. */
export function useCardForm({ kind, saved, save }: CardFormOptions) {
  const { t } = useTranslation('payout');
  const draft = cardDrafts[kind];
  const typed = useStore(draft);
  const { fields } = CARD_KINDS[kind];
  const text = (name: CardFieldName) => typed[name] ?? saved[name] ?? '';
  const proof = usePayoutAuth({
    isNeeded: fields.some((field) => cardValue(field, text(field.name)) !== (saved[field.name] ?? '')),
    save: (given) => save({ ...Object.fromEntries(fields.map(({ name }) => [name, plainText(text(name))])), ...given }),
    onDone() {
      draft.forget(typed);
      toast.show(t('bank.saved'), { kind: 'success' });
      form.ifShown(() => shell().back());
    },
    onFailure: (failure) => form.failed(failure),
  });
  const violations = cardViolations(fields, Object.fromEntries(fields.map(({ name }) => [name, text(name)])));
  const form = useForm<MessagePlace, RefusalCode>({
    fields: placesOf(kind, proof.asksCode),
    violations: [...violations, ...proof.violations],
    showErrorsOnce: 'submitted',
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
