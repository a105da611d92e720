import { useState } from 'react';
import { type OtcOrder, releaseOtc, useOtcAct } from '@/data/queries/otc';
import { OTC_BUY, OTC_STATUS } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import { type Failure, failureOf } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { PayPasswordSheet } from '../../_shared/account/pay-password-sheet';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { useFailureText } from '../../_shared/form/use-failure-text';
import { Appeal, type AppealProps } from './appeal';
import { useOtcTexts } from './use-otc-texts';

export function OrderActions({ order }: { order: OtcOrder }) {
  const [refused, setRefused] = useState<Failure | string | null>(null);
  const worded = useFailureText()(typeof refused === 'string' ? null : refused);
  const isBuy = order.side === OTC_BUY;
  const mayRelease = !isBuy && (order.status === OTC_STATUS.paid || order.status === OTC_STATUS.appeal);
  return (
    <SheetFooter problem={typeof refused === 'string' ? refused : worded}>
      {isBuy && order.status === OTC_STATUS.waiting && <PayOrCancel order={order} onRefused={setRefused} />}
      {mayRelease && <Release order={order} onRefused={setRefused} />}
      {order.status === OTC_STATUS.paid && <Appeal order={order} onRefused={setRefused} />}
    </SheetFooter>
  );
}

function PayOrCancel({ order, onRefused }: AppealProps) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  const act = useOtcAct();
  const amount = texts.fiat(order.amount, order.fiat, order.fiat_decimals);
  const run = async (kind: 'paid' | 'cancel') => {
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
    if (!(await ask(question))) return;
    onRefused(null);
    await act.mutateAsync({ act: kind, id: order.id }).catch((error: unknown) => onRefused(failureOf(error)));
  };
  return (
    <>
      <Button block size="lg" variant="primary" loading={act.isPending} onClick={() => void run('paid')}>
        {t('paid')}
      </Button>
      <Button block disabled={act.isPending} onClick={() => void run('cancel')}>
        {t('cancel')}
      </Button>
    </>
  );
}

function Release({ order, onRefused }: AppealProps) {
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
        onFailure={(error) => onRefused(failureOf(error))}
      />
    </>
  );
}
