import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField } from './select-field';

// A form moves the focus to its first invalid field.
test.each([
  ['Choose a coin', true],
  [undefined, false],
])('a choice with the error %s is invalid: %s', (error, isInvalid) => {
  const html = renderToStaticMarkup(
    <SelectField
      label="Coin"
      title="Coin"
      placeholder="Select coin"
      options={[]}
      value={null}
      onValueChange={() => {}}
      error={error}
    />,
  );
  expect(html.includes('aria-invalid="true"')).toBe(isInvalid);
});
