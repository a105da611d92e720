import { useState } from 'react';
import { type OtcOrder, releaseOtc, useOtcAct } from '@/data/otc/queries';
import { OTC_BUY, OTC_STATUS } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { PayPasswordSheet } from '../../_shared/account/pay-password-sheet';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { useForm } from '../../_shared/form/use-form';
import { Appeal } from './appeal';
import { useOtcTexts } from './use-otc-texts';

export function OrderActions({ order }: { order: OtcOrder }) {
  /** The exchange's text from when on the order can be appealed; null unless a try was too early. */
  const [early, setEarly] = useState<string | null>(null);
  const form = useForm({ fields: {}, violations: [] });
  const isBuy = order.side === OTC_BUY;
  const mayRelease = !isBuy && (order.status === OTC_STATUS.paid || order.status === OTC_STATUS.appeal);
  return (
    <SheetFooter problem={form.formMessage ?? early}>
      {isBuy && order.status === OTC_STATUS.waiting && <PayOrCancel order={order} run={form.run} />}
      {mayRelease && <Release order={order} onFailure={form.failed} />}
      {order.status === OTC_STATUS.paid && <Appeal order={order} onEarly={setEarly} />}
    </SheetFooter>
  );
}

interface PayOrCancelProps {
  order: OtcOrder;
  run: (act: () => unknown) => void;
}

function PayOrCancel({ order, run }: PayOrCancelProps) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  const act = useOtcAct();
  const running = act.isPending ? act.variables.act : null;
  const amount = texts.fiat(order.amount, order.fiat, order.fiat_decimals);
  const confirm = async (kind: 'paid' | 'cancel') => {
    const question =
      kind === 'paid'
        ? { title: t('paidAsk', { amount }), body: t('paidBody'), confirmLabel: t('paidYes'), cancelLabel: t('no') }
        : {
            title: t('cancelAsk'),
            body: t('cancelBody'),
            confirmLabel: t('cancelYes'),
            cancelLabel: t('back'),
            danger: true,
          };
    // Nothing is tried before the confirmation, so the message about the last try stays until then.
    if (await ask(question)) run(() => act.mutateAsync({ act: kind, id: order.id }));
  };
  return (
    <>
      <Button
        block
        size="lg"
        variant="primary"
        loading={running === 'paid'}
        disabled={running === 'cancel'}
        onClick={() => void confirm('paid')}
      >
        {t('paid')}
      </Button>
      <Button block loading={running === 'cancel'} disabled={running === 'paid'} onClick={() => void confirm('cancel')}>
        {t('cancel')}
      </Button>
    </>
  );
}

function Release({ order, onFailure }: { order: OtcOrder; onFailure: (failure: Failure) => void }) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  const [open, setOpen] = useState(false);
  const number = texts.usdt(order.number);
  return (
    <>
      <Button block size="lg" variant="primary" onClick={() => setOpen(true)}>
        {t('release')}
      </Button>
      <PayPasswordSheet
        open={open}
        onClose={() => setOpen(false)}
        purpose={t('releaseWhat', { number, name: order.merchant.name })}
        send={(password) => releaseOtc(order.id, password)}
        onDone={() => toast.show(t('released', { number }), { kind: 'success' })}
        onFailure={onFailure}
      />
    </>
  );
}
