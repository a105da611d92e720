import { useState } from 'react';
import { type GameState, useGamePause } from '@/data/game/queries';
import { afterCall } from '@/data/queries/after-call';
import { PAUSE_DAYS } from '@/domain/game/wheel';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Row, Stack } from '@/ui/layout/stack';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { showFailure } from '../../_shared/form/show-failure';
import { recordTime } from '../../_shared/money/record-time';
import { LimitSheet } from './limit-sheet';
import { Paused } from './paused';

/** Daily limit, the player's own limit, and a pause. */
export function Limits({ state }: { state: GameState }) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const { own_limit: own, next_limit: next } = state;
  const time = recordTime(next?.from_time ?? '', formats.dateTime);
  const usdt = (amount: string) => `${formats.upTo(amount, 8)} USDT`;
  return (
    <>
      {state.paused_until > 0 && <Paused untilMs={state.paused_until * 1000} />}
      <Card title={t('limits.title')}>
        <Stack gap={3}>
          <KeyValueList>
            <KeyValue label={t('limits.day')}>{usdt(state.day_limit)}</KeyValue>
            <KeyValue label={t('today')}>{usdt(state.staked_today)}</KeyValue>
            <KeyValue label={t('limits.own')}>{own === '' ? t('limits.none') : usdt(own)}</KeyValue>
            {next && (
              <KeyValue label={next.limit === '' ? t('limits.nextNone', { time }) : t('limits.next', { time })}>
                {next.limit === '' ? t('limits.none') : usdt(next.limit)}
              </KeyValue>
            )}
          </KeyValueList>
          <Button block onClick={() => setOpen(true)}>
            {t('limits.set')}
          </Button>
        </Stack>
      </Card>
      <Break />
      <LimitSheet open={open} state={state} onClose={() => setOpen(false)} />
    </>
  );
}

/** Starts a pause, which cannot be ended early. */
function Break() {
  const { t } = useTranslation('game');
  const pause = useGamePause();
  const take = async (count: number) => {
    const days = t('limits.pauseFor', { count });
    const yes = await ask({
      title: t('limits.pauseAsk', { days }),
      body: t('limits.pauseHint'),
      confirmLabel: t('limits.pauseYes'),
      cancelLabel: t('limits.cancel'),
      danger: true,
    });
    if (!yes) return;
    afterCall(pause.mutateAsync(count), () => toast.show(t('limits.pauseDone'), { kind: 'success' }), showFailure);
  };
  return (
    <Card title={t('limits.pause')}>
      <Stack gap={3}>
        <Text as="p" size="note" tone="secondary">
          {t('limits.pauseHint')}
        </Text>
        <Row gap={2} wrap>
          {PAUSE_DAYS.map((count) => (
            <Button key={count} loading={pause.isPending} onClick={() => void take(count)}>
              {t('limits.pauseFor', { count })}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}
