import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { IconButton } from './icon-button';

const markupOf = (state: { loading?: boolean; disabled?: boolean; focusableWhenDisabled?: boolean }) =>
  renderToStaticMarkup(<IconButton label="Remove" icon="×" {...state} />).match(/(aria-)?disabled="[^"]*"/g);

test.each([
  ['at rest', {}, null],
  ['loading', { loading: true }, ['aria-disabled="true"']],
  ['disabled', { disabled: true }, ['disabled=""']],
  ['disabled by its own press', { disabled: true, focusableWhenDisabled: true }, ['aria-disabled="true"']],
])('a button that is %s', (_what, state, expected) => {
  expect(markupOf(state)).toEqual(expected);
});

test.each([
  [{}, 1],
  [{ loading: true }, 0],
  [{ disabled: true, focusableWhenDisabled: true }, 0],
])('%j: a tap acts %d times', (state, times) => {
  const onClick = vi.fn();
  IconButton({ label: 'Remove', icon: '×', onClick, ...state }).props.onClick?.();
  expect(onClick).toHaveBeenCalledTimes(times);
});
