import { Copy, Download, Link2, Pencil, Play, Trash2 } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { reportingErrors, reportSuccess } from '../outcome';
import { ConfirmButton } from '../parts/confirm-button';
import { download } from '../parts/copy';
import { LinkField } from '../parts/link-field';
import { useLink } from '../tools/use-link';
import { addressOf } from '../tools/use-run-tools';
import { useWireLang } from '../tools/use-wire-lang';
import { removePlaylist } from './kept-playlists';
import { type Playlist, wordsIn } from './playlist';
import styles from './playlist.module.css';
import { PLAYLIST_PARAMETER, writePlaylistLink } from './playlist-link';
import { useTalk } from './use-talk';

export interface PlaylistLineProps {
  playlist: Playlist;
  /** The id of an own playlist. */
  id?: string;
  /** The name of a ready-made playlist in an address. */
  address?: string;
  onEdit?: () => void;
  onCopy?: () => void;
}

/** A playlist with what can be done with it. */
export function PlaylistLine({ playlist, id, address, onEdit, onCopy }: PlaylistLineProps) {
  const { t } = useTranslation('room-playlist');
  const lang = useWireLang();
  const { begin, busy } = useTalk();
  const { link, copyLink } = useLink();
  const name = wordsIn(playlist.name, lang);
  const { minutes } = playlist;
  const scenes = playlist.scenes.length;
  const share = async () => {
    const query = `${PLAYLIST_PARAMETER}=${address ?? (await writePlaylistLink(playlist))}`;
    await copyLink(addressOf(query, '', location), t('said.linked', { name }));
  };
  const save = () => download(`${address ?? 'playlist'}.json`, JSON.stringify(playlist, null, 1));
  return (
    <li className={styles.list}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {minutes === undefined ? t('scenesOnly', { scenes }) : t('facts', { scenes, minutes })}
        </p>
      </div>
      <div className={styles.tools}>
        {onEdit && <IconButton label={t('edit', { name })} icon={<Pencil size={16} aria-hidden />} onClick={onEdit} />}
        {onCopy && <IconButton label={t('copy', { name })} icon={<Copy size={16} aria-hidden />} onClick={onCopy} />}
        <IconButton
          label={t('link', { name })}
          icon={<Link2 size={16} aria-hidden />}
          onClick={() => reportingErrors(share())}
        />
        <IconButton label={t('file', { name })} icon={<Download size={16} aria-hidden />} onClick={save} />
        {id && (
          <ConfirmButton
            iconOnly
            label={t('remove', { name })}
            confirmLabel={t('removeSure')}
            hint={t('removeHint', { name })}
            icon={<Trash2 size={16} aria-hidden />}
            onConfirm={() => {
              removePlaylist(id);
              reportSuccess(t('said.removed', { name }));
            }}
          />
        )}
        <Button
          size="sm"
          aria-label={t('beginOne', { name })}
          icon={<Play size={14} aria-hidden />}
          loading={busy}
          onClick={() => void begin(playlist)}
        >
          {t('begin')}
        </Button>
      </div>
      {link && <LinkField label={t('link', { name })} link={link} />}
    </li>
  );
}
