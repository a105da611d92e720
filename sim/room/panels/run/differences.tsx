import type { ReactNode } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import type { Comparison } from '../../../replay/compare';
import { signedPercent } from '../../formats/signed-percent';
import { timeText } from '../../formats/zone';
import { Note } from '../../parts/parts';
import styles from './run.module.css';

/** How many lines of each list are shown. */
const SHOWN = 8;

interface Line {
  readonly key: string;
  readonly what: string;
  readonly change: ReactNode;
}

/** The differences between two moments, the largest price changes first. */
export function Differences({ found }: { found: Comparison }) {
  const { t, i18n } = useTranslation('room-time');
  const { t: people } = useTranslation('room-people');
  const { upTo } = useFormats();
  const { from, to, isSame, balances, orders, prices, tables, left } = found;
  const hashes = (
    <p className={styles.hashes}>
      {[from, to].map(({ atMs, hash }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two moments may be one and the same
        <span key={at}>
          {timeText(atMs, i18n.language)} <code>{hash.slice(0, 8)}</code>
        </span>
      ))}
    </p>
  );
  if (isSame)
    return (
      <>
        {hashes}
        <Note>{t('same')}</Note>
      </>
    );
  const arrow = ([was, is]: readonly [string, string]) => `${upTo(was, 8)} → ${upTo(is, 8)}`;
  const money = balances.flatMap(({ who, account, asset, available, frozen }): Line[] => {
    const name = people(`kinds.${account as 'change'}`, { defaultValue: account });
    const line = (label: string, pair: readonly [string, string]): Line[] =>
      pair[0] === pair[1]
        ? []
        : [{ key: `${who} ${label} ${asset}`, what: `${who} · ${label}`, change: `${arrow(pair)} ${asset}` }];
    return [...line(name, available), ...line(t('frozen', { account: name }), frozen)];
  });
  const state = (text: string | null) => text ?? t('absent');
  return (
    <>
      {hashes}
      <List title={t('balances')} lines={money} left={left.balances} />
      <List
        title={t('orders')}
        left={left.orders}
        lines={orders.map(({ who, what, id, state: [was, is], fields }) => ({
          key: `${what} ${id}`,
          what: [who, `${what} ${id}`].filter(Boolean).join(' · '),
          change: was === is ? fields.slice(0, 4).join(', ') : `${state(was)} → ${state(is)}`,
        }))}
      />
      <List
        title={t('prices')}
        left={0}
        lines={[...prices]
          .sort((one, other) => Math.abs(other.percent) - Math.abs(one.percent))
          .map(({ symbol, price, percent }) => ({
            key: symbol,
            what: symbol,
            change: `${arrow(price)} (${signedPercent(percent, i18n.language)})`,
          }))}
      />
      <List
        title={t('records')}
        left={0}
        lines={tables.map(({ table, added, removed, changed }) => ({
          key: table,
          what: table,
          change: `+${added} −${removed} ±${changed}`,
        }))}
      />
    </>
  );
}

function List({ title, lines, left }: { title: string; lines: readonly Line[]; left: number }) {
  const { t } = useTranslation('room-time');
  const more = Math.max(0, lines.length - SHOWN) + left;
  return (
    <section aria-label={title}>
      <h5 className={styles.listTitle}>{title}</h5>
      {lines.length === 0 && <Note>{t('nothing')}</Note>}
      <ul>
        {lines.slice(0, SHOWN).map(({ key, what, change }) => (
          <li key={key} className={styles.difference}>
            <span className={styles.did}>{what}</span>
            <span className={styles.changed}>{change}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <Note>{t('more', { count: more })}</Note>}
    </section>
  );
}
