import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import type { PostingRecord, Step } from '../../../control/inspect/records';
import { CallLink } from '../../frame/contract-link';
import { CopyCall } from './copy-call';
import styles from './inspector.module.css';
import { accountText, causeBadge, causeText, signed, stateText } from './line';
import { Data, Payload } from './payload';
import type { Row } from './row';
import { ViolationList } from './violation-list';

/** All details of a row: its data, its cause and its effects. */
export function Detail({ row }: { row: Row }) {
  return (
    <>
      {row.violations && <ViolationList violations={row.violations} />}
      <Facts row={row} />
    </>
  );
}

function Facts({ row }: { row: Row }) {
  const { t } = useTranslation('room-inspector');
  switch (row.kind) {
    case 'burst':
      return <Payload title={t('detail.payload')} seq={row.burst.id} />;
    case 'move':
      return <Data title={row.move.machine} value={row.move} />;
    case 'due':
      return <Data title={t('detail.payload')} value={row.due} />;
    case 'event':
      return (
        <>
          <Payload title={t('detail.payload')} seq={row.step.seq} event={row.index} />
          <CauseOf step={row.step} />
        </>
      );
    case 'posting':
      return (
        <>
          <Legs posting={row.posting} />
          <CauseOf step={row.step} />
        </>
      );
    case 'state':
      return <CauseOf step={row.step} />;
    case 'step':
      return <StepDetail step={row.step} />;
  }
}

function CauseOf({ step }: { step: Step }) {
  const { t } = useTranslation('room-inspector');
  return (
    <Fact term={t('detail.cause')}>
      <Badge tone="accent">{causeBadge(step.cause)}</Badge> {causeText(step.cause)}
    </Fact>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <p className={styles.fact}>
      <span className={styles.term}>{term}</span> {children}
    </p>
  );
}

function Legs({ posting: { id, reason, ref, legs } }: { posting: PostingRecord }) {
  const { t } = useTranslation('room-inspector');
  return (
    <table className={styles.legs}>
      <caption>{`#${id} · ${reason} · ${ref}`}</caption>
      <tbody>
        {legs.map((leg) => (
          <tr key={`${leg.who?.id}${leg.account}${leg.asset}${leg.isFrozen}${leg.amount}`}>
            <td>{accountText(leg, t)}</td>
            <td className={styles.amount}>{`${signed(leg.amount)} ${leg.asset}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StepDetail({ step: { seq, cause, postings, transitions, events } }: { step: Step }) {
  const { t } = useTranslation('room-inspector');
  return (
    <>
      {cause.kind === 'call' && (
        <>
          <Fact term={t('detail.who')}>{cause.who ? `${cause.who.name} (${cause.who.id})` : t('visitor')}</Fact>
          {cause.answer?.text && <Fact term={t('detail.answer')}>{cause.answer.text}</Fact>}
          <Data title={t('detail.request')} value={cause.fields} />
          <CallLink call={`${cause.method} ${cause.path}`} />
          {!cause.isFaulty && !cause.isCut && <CopyCall seq={seq} />}
        </>
      )}
      {(cause.kind === 'screen' || cause.kind === 'tap') && <Data title={t('detail.payload')} value={cause} />}
      {cause.kind === 'control' && <Data title={t('detail.input')} value={cause.input} />}
      {cause.kind === 'timer' && <Data title={t('detail.payload')} value={cause.payload} />}
      {postings.map((posting) => (
        <Legs key={posting.id} posting={posting} />
      ))}
      {transitions.length > 0 && (
        <Fact term={t('detail.states')}>
          {transitions.map((state) => `${state.entity} ${stateText(state, t)}`).join(', ')}
        </Fact>
      )}
      {events.length > 0 && (
        <Fact term={t('detail.events')}>
          {events.map(({ event, to }) => `${event} → ${to?.name ?? t('everybody')}`).join(', ')}
        </Fact>
      )}
      {cause.kind === 'call' && !cause.isFaulty && <Payload title={t('detail.answer')} seq={seq} />}
    </>
  );
}
