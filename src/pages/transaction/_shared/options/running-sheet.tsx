import type { TimedOption } from '@/data/options/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { CountdownRing } from '@/ui/feedback/countdown';
import { ProgressRing } from '@/ui/feedback/progress-ring';
import { Spinner } from '@/ui/feedback/spinner';
import { Sheet } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { Text } from '@/ui/text/text';
import { SheetFooter } from '../../../_shared/form/sheet-footer';
import { Direction } from './direction';
import { LiveAgainstEntry, LiveOptionResult } from './live-option-result';
import { optionFigures } from './option-figures';
import styles from './options.module.css';
import { useOptionTexts } from './use-option-texts';
import type { OptionTrading } from './use-option-trading';

/** Countdown of one running option, and its result at the last price. */
export function RunningSheet({ trading: { snapshot, send } }: { trading: OptionTrading }) {
  const { t } = useTranslation(['options', 'common']);
  const open = snapshot.matches('running') || snapshot.matches('closing');
  const order = useLastNonNull(open ? snapshot.context.order : null);
  const coin = order?.symbol_name.split('/')[0] ?? '';
  const phase = snapshot.matches('running')
    ? 'running'
    : snapshot.matches({ closing: 'unknown' })
      ? 'unknown'
      : 'asking';
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && send({ type: 'leave' })}
      title={t('running.title', { coin })}
      footer={
        <SheetFooter>
          {phase === 'unknown' && (
            <Button block onClick={() => send({ type: 'retry' })}>
              {t('common:retry')}
            </Button>
          )}
          <Button block size="lg" variant="primary" onClick={() => send({ type: 'leave' })}>
            {t('running.keep')}
          </Button>
        </SheetFooter>
      }
    >
      {order && (
        <>
          <div className={styles.ring}>
            <Ring key={order.id} order={order} phase={phase} send={send} />
          </div>
          <Details order={order} />
        </>
      )}
    </Sheet>
  );
}

interface RingProps extends Pick<OptionTrading, 'send'> {
  order: TimedOption;
  phase: 'running' | 'asking' | 'unknown';
}

const RING_PX = 168;

function Ring({ order, phase, send }: RingProps) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const clock = useClock();
  if (phase === 'running')
    return (
      <CountdownRing
        startMs={order.startedAtMs}
        targetMs={order.expiresAtMs}
        clock={clock}
        size={RING_PX}
        note={
          <Text size="note" tone="muted">
            {t('running.of', { duration: texts.duration(order.seconds) })}
          </Text>
        }
        onEnd={() => send({ type: 'expire', nowMs: clock.now() })}
      />
    );
  return (
    <ProgressRing fraction={phase === 'asking' ? 0 : 1} size={RING_PX}>
      <div role="status" className={styles.settling}>
        {phase === 'asking' && <Spinner />}
        <Text weight="bold">{t(phase === 'asking' ? 'running.settling' : 'running.unknown')}</Text>
        <Text size="small" tone="muted" align="center">
          {t(phase === 'asking' ? 'running.settlingHint' : 'running.unknownHint')}
        </Text>
      </div>
    </ProgressRing>
  );
}

function Details({ order }: { order: TimedOption }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { side, stake, open } = optionFigures(order);
  return (
    <KeyValueList>
      <KeyValue label={t('running.direction')}>
        <Direction side={side} />
      </KeyValue>
      <KeyValue label={t('running.open')}>{texts.price(open, order.symbol_name)}</KeyValue>
      <KeyValue label={t('running.now')}>
        <LiveAgainstEntry order={order} size="body" />
      </KeyValue>
      <KeyValue label={t('running.stake')}>{texts.money(stake, order.currency_name)}</KeyValue>
      <KeyValue label={t('running.expected')}>
        <LiveOptionResult order={order} inline />
      </KeyValue>
    </KeyValueList>
  );
}
