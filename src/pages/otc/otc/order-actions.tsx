import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OtcOrder, releaseOtc, useOtcAct, useOtcAppeal } from '@/data/queries/otc';
import { OTC_BUY, OTC_STATUS } from '@/domain/otc';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useClock } from '@/lib/use-clock';
import { Button } from '@/ui/actions/button';
import { TextArea } from '@/ui/forms/text-area';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { PayPasswordSheet } from '../../_shared/pay-password/pay-password-sheet';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useOtcWords } from './use-otc-words';

/** What the customer can do with an order now. */
export function OrderActions({ order }: { order: OtcOrder }) {
  const [refused, setRefused] = useState('');
  const isBuy = order.side === OTC_BUY;
  const mayRelease = !isBuy && (order.status === OTC_STATUS.paid || order.status === OTC_STATUS.appeal);
  return (
    <div className={wealth.footer}>
      {refused !== '' && (
        <p role="alert" className={wealth.message}>
          {refused}
        </p>
      )}
      {isBuy && order.status === OTC_STATUS.waiting && <PayOrCancel order={order} onRefused={setRefused} />}
      {mayRelease && <Release order={order} onRefused={setRefused} />}
      {order.status === OTC_STATUS.paid && <Appeal order={order} onRefused={setRefused} />}
    </div>
  );
}

interface ActionProps {
  order: OtcOrder;
  onRefused: (why: string) => void;
}

function PayOrCancel({ order, onRefused }: ActionProps) {
  const { t } = useTranslation('otc');
  const words = useOtcWords();
  const act = useOtcAct();
  const amount = words.fiat(order.amount, order.fiat, order.fiat_decimals);
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
    onRefused('');
    act.mutate({ act: kind, id: order.id }, { onError: (error) => onRefused(words.failure(error) ?? '') });
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

function Release({ order, onRefused }: ActionProps) {
  const { t } = useTranslation('otc');
  const words = useOtcWords();
  const [open, setOpen] = useState(false);
  const number = words.usdt(order.number);
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
        onFailure={(error) => onRefused(words.failure(error) ?? '')}
      />
    </>
  );
}

/** The exchange is asked to decide, once the other side has had its time. */
function Appeal({ order, onRefused }: ActionProps) {
  const { t } = useTranslation('otc');
  const words = useOtcWords();
  const formats = useFormats();
  const clock = useClock();
  const appeal = useOtcAppeal();
  const [reason, setReason] = useState<string | null>(null);
  const fromMs = fromWireTime(order.appeal_time) ?? 0;
  if (reason === null)
    return (
      <Button
        block
        onClick={() =>
          clock.now() < fromMs ? onRefused(t('appealFrom', { time: formats.dateTime(fromMs) })) : setReason('')
        }
      >
        {t('appeal')}
      </Button>
    );
  const send = () => {
    onRefused('');
    appeal.mutate(
      { id: order.id, reason },
      {
        onSuccess: () => toast.show(t('appealed'), { kind: 'success' }),
        onError: (error) => onRefused(words.failure(error) ?? ''),
      },
    );
  };
  return (
    <>
      <TextArea label={t('reason')} value={reason} onValueChange={setReason} maxLength={200} rows={2} />
      <Button block variant="primary" loading={appeal.isPending} disabled={reason.trim() === ''} onClick={send}>
        {t('appealSend')}
      </Button>
      <Text size="small" tone="muted">
        {t('now.appeal')}
      </Text>
    </>
  );
}
