import { backend } from '@/data/api/backend';
import type { ChatLine, useRoom } from '@/data/messages/chat';
import { useTranslation } from '@/i18n/use-translation';
import { Avatar } from '@/ui/display/coin-icon';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { LoadFailure } from '../../_shared/load-failure';
import { Bubble, beginsDay, DayLine } from '../../_shared/talk/bubble';
import { TalkList } from '../../_shared/talk/talk-list';

interface RoomProps {
  room: ReturnType<typeof useRoom>;
  /** The user tapped a message of another customer. */
  onChoose: (line: ChatLine) => void;
}

/** The messages of the room, in their four states: loading, failed, empty, filled. */
export function Room({ room, onChoose }: RoomProps) {
  const { t } = useTranslation(['talk', 'common']);
  const { data } = room;
  if (room.isError && !data) return <LoadFailure title={t('room.failed')} query={room} />;
  if (!data)
    return (
      <Late>
        <SkeletonList rows={7} label={t('common:loading')} />
      </Late>
    );
  if (data.lines.length === 0) return <EmptyState title={t('room.empty')} hint={t('room.emptyHint')} />;
  return (
    <TalkList
      items={data.lines}
      idOf={({ id }) => id}
      label={t('room.log')}
      isOwn={({ own }) => own}
      spoken={({ name, text }) => t('room.lineOf', { name, text })}
      onStartReached={() => {
        if (room.hasNextPage && !room.isFetchingNextPage) void room.fetchNextPage();
      }}
      renderItem={(line, index) => (
        <Line key={line.id} line={line} before={data.lines[index - 1]} onChoose={onChoose} />
      )}
    />
  );
}

function Line({
  line,
  before,
  onChoose,
}: { line: ChatLine; before: ChatLine | undefined } & Pick<RoomProps, 'onChoose'>) {
  const { t } = useTranslation('talk');
  const { name, avatar, own, mentions, text } = line;
  const atMs = line.time * 1000;
  return (
    <>
      {beginsDay(atMs, before && before.time * 1000) && <DayLine atMs={atMs} />}
      {own ? (
        <Bubble side="own" atMs={atMs} text={text} />
      ) : (
        <Bubble
          side="other"
          atMs={atMs}
          text={text}
          name={name}
          marked={mentions}
          face={<Avatar name={name} size={32} src={avatar === '' ? undefined : backend().assetUrl(avatar)} />}
          onClick={() => onChoose(line)}
          clickLabel={t('room.lineOf', { name, text })}
        />
      )}
    </>
  );
}
