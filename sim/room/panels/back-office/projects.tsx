import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Countdown } from '@/ui/feedback/countdown';
import type { ActionResult } from '../../../control/sandbox-actions';
import { useExchange } from '../../connection/exchange';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { Note, Refusal, Section } from '../../parts/parts';
import styles from './back-office.module.css';

const POLL_INTERVAL_MS = 2_500;

type Project = ActionResult<'backOffice.projects'>[number];
type Move = 'beginSale' | 'endSale' | 'listToken';

/** By state of a project: the instant of its next automatic step, and the actions that bring this step at once. */
const STATES: Readonly<
  Record<string, { tone: 'neutral' | 'accent' | 'up'; next: 'startMs' | 'endMs' | 'listMs'; moves: readonly Move[] }>
> = {
  warmUp: { tone: 'neutral', next: 'startMs', moves: ['beginSale'] },
  sale: { tone: 'up', next: 'endMs', moves: ['endSale', 'listToken'] },
  allocated: { tone: 'accent', next: 'listMs', moves: ['listToken'] },
  issued: { tone: 'accent', next: 'listMs', moves: ['listToken'] },
};

/** Token subscriptions that are not listed yet: begin or end a sale, list a token. */
export function Projects() {
  const { t } = useTranslation('room-ieo');
  const projects = usePolled('backOffice.projects', {}, POLL_INTERVAL_MS).value?.filter(({ state }) => state in STATES);
  const { act, error } = useAction();
  return (
    <Section title={t('title')}>
      {projects?.length === 0 && <Note>{t('none')}</Note>}
      <ul className={styles.rows}>
        {projects?.map((project) => (
          <ProjectRow
            key={project.token}
            project={project}
            onMove={(move) => void act(`backOffice.${move}`, { token: project.token }, t(`said.${move}`, project))}
          />
        ))}
      </ul>
      <Refusal error={error} />
    </Section>
  );
}

function ProjectRow({ project, onMove }: { project: Project; onMove: (move: Move) => void }) {
  const { t } = useTranslation('room-ieo');
  const { clock } = useExchange();
  const { token, name, state } = project;
  const status = STATES[state];
  if (!status) return null;
  return (
    <li className={styles.line}>
      <p className={styles.words}>
        {token} <span className={styles.dim}>{name}</span>{' '}
        <Badge tone={status.tone}>{t(`states.${state as 'sale'}`)}</Badge>
        <span className={styles.below}>
          {t(`next.${status.next}`)} <Countdown targetMs={project[status.next]} clock={clock} />
        </span>
      </p>
      {/* The index is the key, so that the focus stays on the button for the next step. */}
      {status.moves.map((move, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Button key={place} size="sm" aria-label={t(`moveOf.${move}`, { name: token })} onClick={() => onMove(move)}>
          {t(`moves.${move}`)}
        </Button>
      ))}
    </li>
  );
}
