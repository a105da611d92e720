import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isApiError } from '@/data/api-error';
import { createDraft } from '@/data/drafts';
import { type NftWork, useNftTransfer } from '@/data/queries/nft';
import { useStore } from '@/lib/use-store';
import { type Failure, failureOf } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { Sheet } from '@/ui/overlays/sheet';
import { toast } from '@/ui/overlays/toast-store';
import { useFailureText } from '../../_shared/confirm/use-failure-text';
import { PayPasswordSheet } from '../../_shared/pay-password/pay-password-sheet';
import wealth from '../../_shared/wealth/wealth.module.css';

/** Who is to receive a work, as typed. */
const draft = createDraft('nft-gift', v.object({ account: v.string() }), { account: '' });
const ACCOUNT_MAX = 254;
/** Long enough to read a name. */
const RESULT_MS = 2500;

export interface GiftSheetProps {
  work: NftWork;
  open: boolean;
  onClose: () => void;
}

/** Gives a work to another customer; it leaves for good, so the payment password is asked for. */
export function GiftSheet({ work, open, onClose }: GiftSheetProps) {
  const { t } = useTranslation(['nft-trade', 'common']);
  const form = useId();
  const transfer = useNftTransfer();
  const { account } = useStore(draft);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const message = useFailureText(failure);
  const to = account.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (to !== '') setAsking(true);
  };
  return (
    <>
      <Sheet
        open={open && !asking}
        onOpenChange={(next) => !next && onClose()}
        title={t('gift.title')}
        closeLabel={t('common:close')}
        footer={
          <Button block size="lg" variant="primary" type="submit" form={form}>
            {t('gift.submit')}
          </Button>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          <TextField
            label={t('gift.to')}
            placeholder={t('gift.placeholder')}
            maxLength={ACCOUNT_MAX}
            value={account}
            onValueChange={(next) => {
              setFailure(null);
              draft.set({ account: next });
            }}
            error={message ?? (tried && to === '' ? t('gift.required') : undefined)}
          />
          <p className={wealth.hint}>{t('gift.hint')}</p>
        </form>
      </Sheet>
      <PayPasswordSheet
        open={open && asking}
        onClose={() => setAsking(false)}
        purpose={t('gift.purpose', { name: work.name, account: to })}
        send={(pay_password) => transfer.mutateAsync({ code: work.code, account: to, pay_password })}
        onDone={() => {
          draft.set({ account: '' });
          onClose();
          toast.show(t('gift.done', { name: work.name, account: to }), { kind: 'success', durationMs: RESULT_MS });
        }}
        onFailure={(error) => {
          if (isApiError(error)) setFailure(failureOf(error));
        }}
      />
    </>
  );
}
