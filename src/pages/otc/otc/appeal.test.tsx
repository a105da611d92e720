import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { refusalsFra } from '@/contract/refusals/fra';
import type { OtcOrder } from '@/data/otc/queries';
import { i18n, startI18n } from '@/i18n/i18n';
import type { ButtonProps } from '@/ui/actions/button';
import { Appeal } from './appeal';
import { appealDraft } from './otc-drafts';

const pressed = vi.hoisted(() => ({ button: () => {} }));
vi.mock('@/ui/actions/button', () => ({
  Button({ onClick }: ButtonProps) {
    if (onClick) pressed.button = onClick as () => void;
    return null;
  },
}));

beforeAll(async () => {
  await startI18n('fra');
  await i18n.loadNamespaces(['otc', 'refusals']);
});

const [early] = refusalsFra.otc_appeal_early.split('{time}');

test.each([
  ['before its time', '2999-01-01 00:00:00', [[expect.stringContaining(String(early))]], 0],
  ['after its time', '2001-01-01 00:00:00', [], 7],
  ['at a time that is no time', '0000-00-00 00:00:00', [], 7],
])('an appeal %s', (_when, appeal_time, said, id) => {
  appealDraft.set({ id: 0, reason: '' });
  const onEarly = vi.fn();
  renderToStaticMarkup(<Appeal order={{ id: 7, appeal_time } as OtcOrder} onEarly={onEarly} />);
  pressed.button();
  expect(onEarly.mock.calls).toEqual(said);
  expect(appealDraft.get().id).toBe(id);
});
