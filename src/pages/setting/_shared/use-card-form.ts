import { useState } from 'react';
import type { RefusalCode } from '@/contract/refusals/codes';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import {
  type CardField,
  type CardFieldName,
  cardProblem,
  cardValue,
  DOMESTIC_FIELDS,
  INTERNATIONAL_FIELDS,
} from '@/domain/payout/bank-card';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { toast } from '@/ui/overlays/toast-store';
import { PROOF_FIELD } from '../../_shared/payout/proof-field';
import { useOwnProof } from '../../_shared/payout/use-own-proof';
import { cardDrafts, NOTHING_TYPED } from './card-draft';

export type CardKind = keyof typeof cardDrafts;

const FIELDS: Readonly<Record<CardKind, readonly CardField[]>> = {
  home: DOMESTIC_FIELDS,
  abroad: INTERNATIONAL_FIELDS,
};

type Place = CardFieldName | 'code' | 'form';

/** Field of a refusal; refusals which fit several fields are shown below the form. */
const FIELD_OF: Partial<Record<RefusalCode, Place>> = {
  card_name_invalid: 'real_name',
  card_number_invalid: 'bank_account',
  aba_invalid: 'alipay_account',
  swift_invalid: 'swift_code',
  mobile_invalid: 'phone',
  ...PROOF_FIELD,
};

export interface CardFormOptions {
  kind: CardKind;
  /** Saved card; '' or undefined for an empty field. */
  saved: Readonly<Partial<Record<CardFieldName, string | undefined>>>;
  save: (fields: Record<string, string>) => Promise<void>;
}

/** State of the bank card form: input, errors and saving. */
export function useCardForm({ kind, saved, save }: CardFormOptions) {
  const { t } = useTranslation(['payout', 'errors']);
  const refusalText = useRefusalText();
  const draft = cardDrafts[kind];
  const typed = useStore(draft);
  const [messages, setMessages] = useState<Partial<Record<Place, string>>>({});
  const fields = FIELDS[kind];
  const text = (name: CardFieldName) => typed[name] ?? saved[name] ?? '';
  const mend = (name: Place) => setMessages(({ [name]: _mended, form: _old, ...rest }) => rest);

  const proof = useOwnProof({
    isNeeded: fields.some((field) => cardValue(field, text(field.name)) !== (saved[field.name] ?? '')),
    save: (given) => save({ ...Object.fromEntries(fields.map(({ name }) => [name, text(name).trim()])), ...given }),
    onDone() {
      draft.set(NOTHING_TYPED);
      toast.show(t('bank.saved'), { kind: 'success' });
      shell().back();
    },
    onFailure(error) {
      // The shell reports these and navigates to the login or the identity check.
      if (error.kind === 'session_invalid' || error.kind === 'verification_needed') return;
      const place = (error.reason && FIELD_OF[error.reason]) || 'form';
      if (error.kind === 'refused' && error.message !== '') setMessages({ [place]: error.message });
      else setMessages({ form: t(isUncertain(error) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure') });
    },
  });

  const messageOf = (field: CardField): string | undefined => {
    const problem = cardProblem(field, text(field.name));
    if (problem === 'bank_fields_required') return t('bank.required');
    return problem ? refusalText(problem) : undefined;
  };

  return {
    /** Whether this kind of card has the field. */
    has: (name: CardFieldName) => fields.some((field) => field.name === name),
    /** Whether the text of a field is valid. */
    isRight: (name: CardFieldName) => {
      const field = fields.find((one) => one.name === name);
      return field !== undefined && cardProblem(field, text(name)) === null;
    },
    text,
    messages,
    proof,
    mend,
    change(name: CardFieldName, next: string) {
      draft.set({ ...draft.get(), [name]: next });
      mend(name);
    },
    submit() {
      const said = [
        ...fields.map((field) => [field.name, messageOf(field)]),
        ['code', proof.codeProblem && refusalText(proof.codeProblem)],
      ];
      const found = said.filter(([, message]) => message);
      setMessages(Object.fromEntries(found));
      if (found.length === 0) proof.submit();
    },
  };
}
