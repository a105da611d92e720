import { type GameRound, termsOfRound, useGameRound } from '@/data/game/queries';
import { proofOf } from '@/domain/game/wheel';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { FailureState } from '../../_shared/load-failure';
import { useRecordTime } from '../../_shared/money/record-time';
import styles from './wheel.module.css';

/** Details of one round, with its result recalculated on this device. An `id` of 0 closes the sheet. */
export function RoundSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['game', 'common']);
  const round = useGameRound(id);
  return (
    <Sheet
      open={id > 0}
      onOpenChange={(next) => !next && onClose()}
      title={round.data ? t('round', { round: round.data.round }) : t('rounds')}
      closeLabel={t('common:close')}
    >
      {round.data ? (
        <Details round={round.data} />
      ) : round.data === null ? (
        <EmptyState title={t('unknown')} hint={t('unknownHint')} />
      ) : round.isError ? (
        <FailureState title={t('failed')} query={round} />
      ) : (
        <SkeletonList rows={5} leading={false} label={t('common:loading')} />
      )}
    </Sheet>
  );
}

function Details({ round }: { round: GameRound }) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const proof = proofOf(round, termsOfRound(round.round));
  return (
    <Stack gap={3}>
      <KeyValueList>
        <KeyValue label={t('detail.time')}>{useRecordTime(round.created_time)}</KeyValue>
        <KeyValue label={t('detail.risk')}>{t(`risks.${round.risk}`)}</KeyValue>
        <KeyValue label={t('detail.stake')}>{`${formats.upTo(round.stake, 8)} USDT`}</KeyValue>
        <KeyValue label={t('detail.segment')}>{t('detail.segmentOf', { segment: round.segment + 1 })}</KeyValue>
        <KeyValue label={t('detail.result')}>{`${formats.upTo(round.multiple, 2)}×`}</KeyValue>
        <KeyValue label={t('detail.payout')} strong>
          {`${formats.upTo(round.payout, 8)} USDT`}
        </KeyValue>
      </KeyValueList>
      <Hash label={t('detail.promise')} text={round.commitment} />
      <Hash label={t('detail.server')} text={round.server_seed} />
      <Hash label={t('detail.mine')} text={round.client_seed} />
      <Text as="p" size="note" tone={proof === 'wrong' ? 'error' : 'up'}>
        {t(`detail.${proof}`)}
      </Text>
    </Stack>
  );
}

function Hash({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <p className={styles.hash}>{text}</p>
    </div>
  );
}
