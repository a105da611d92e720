import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { GIFT_FIELDS } from '@/contract/refusals/fields/nft';
import { useKnownUser } from '@/data/accounts/user';
import { useNftTransfer } from '@/data/nft/changes';
import type { NftWork } from '@/data/nft/queries';
import { createDraft } from '@/data/session/drafts';
import { EMAIL_FIELD_MAX } from '@/domain/accounts/validation';
import { giftViolations } from '@/domain/nft/nft';
import { plainText } from '@/domain/plain-text';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { TextField } from '@/ui/forms/text-field';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { PayPasswordSheet } from '../../_shared/account/pay-password-sheet';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useForm } from '../../_shared/form/use-form';
import wealth from '../../_shared/wealth/wealth.module.css';

const NOBODY = { account: '' };
/** Typed account of the recipient. */
const draft = createDraft('nft-gift', v.object({ account: v.string() }), NOBODY);

export interface GiftSheetProps {
  work: NftWork;
  open: boolean;
  onClose: () => void;
}

/** Transfers a work to another customer. It cannot be undone, so the payment password is required. */
export function GiftSheet({ work, open, onClose }: GiftSheetProps) {
  const { t } = useTranslation('nft-trade');
  const transfer = useNftTransfer();
  const kept = useStore(draft);
  const { account } = kept;
  const [asking, setAsking] = useState(false);
  const to = plainText(account);
  const user = useKnownUser();
  const violations = giftViolations(account, user ? [user.email, user.phone, user.account_number] : []);
  const form = useForm({ fields: GIFT_FIELDS, violations, empty: to === '' ? ['account'] : [] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => setAsking(true));
  };
  return (
    <>
      <ConfirmFrame
        open={open && !asking}
        title={t('gift.title')}
        confirm={t('gift.submit')}
        sending={false}
        failure={form.formMessage ?? null}
        form={form.id}
        onCancel={onClose}
      >
        <form id={form.id} onSubmit={submit} noValidate>
          <TextField
            label={t('gift.to')}
            placeholder={t('gift.placeholder')}
            maxLength={EMAIL_FIELD_MAX}
            value={account}
            onValueChange={(next) => {
              form.changed('account');
              draft.set({ account: next });
            }}
            error={form.messageOf('account')}
          />
          <p className={wealth.hint}>{t('gift.hint')}</p>
        </form>
      </ConfirmFrame>
      <PayPasswordSheet
        open={open && asking}
        onClose={() => setAsking(false)}
        purpose={t('gift.purpose', { name: work.name, account: to })}
        send={(pay_password) => transfer.mutateAsync({ code: work.code, account: to, pay_password })}
        onDone={() => {
          draft.forget(kept);
          onClose();
          toast.show(t('gift.done', { name: work.name, account: to }), { kind: 'success', durationMs: RESULT_MS });
        }}
        onFailure={form.failed}
      />
    </>
  );
}
