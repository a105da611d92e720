import { afterEach, expect, test, vi } from 'vitest';
import { pictureOf } from './picture';

/** A field, alone or in a group, as far as a picture asks it. Unit tests have no DOM. */
interface Field {
  readonly type?: string;
  readonly name?: string;
  readonly autocomplete?: string;
  readonly value: string;
  readonly parentElement: { querySelector(selector: string): unknown } | null;
}

class TextArea {}
class Canvas {}

/** Reads what it is given, as a browser's does. */
class Reader extends EventTarget {
  result = '';
  async readAsDataURL(given: Blob) {
    this.result = await given.text();
    this.dispatchEvent(new Event('load'));
  }
}

afterEach(() => vi.unstubAllGlobals());

/** What stands in the fields on the picture of an app. */
async function drawn(fields: readonly Field[]): Promise<readonly string[]> {
  const values = fields.map(({ value }) => value);
  const copies = values.map((_, index) => ({
    setAttribute(_name: string, value: string) {
      values[index] = value;
    },
  }));
  const found = (all: readonly unknown[]) => (selector: string) => (selector.includes('input') ? all : []);
  vi.stubGlobal('HTMLTextAreaElement', TextArea);
  vi.stubGlobal('HTMLCanvasElement', Canvas);
  vi.stubGlobal('FileReader', Reader);
  vi.stubGlobal(
    'XMLSerializer',
    class {
      serializeToString = () => JSON.stringify(values);
    },
  );
  vi.stubGlobal('document', {
    createElementNS: () => ({ append() {}, style: {} }),
    body: { className: '' },
    styleSheets: [],
  });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 800);
  const picture = await pictureOf({
    getBoundingClientRect: () => ({ width: 390, height: 800 }),
    cloneNode: () => ({ querySelectorAll: found(copies), style: { setProperty() {} } }),
    querySelectorAll: found(fields),
  } as unknown as HTMLElement);
  return JSON.parse(picture?.match(/\[.*\]/)?.[0] ?? '[]');
}

test('a picture has what was typed, and neither passwords nor any digit of a code', async () => {
  const row = (): Pick<Field, 'parentElement'> => ({ parentElement: { querySelector: () => null } });
  const slots: Field[] = [];
  // Base UI sets `autocomplete` on the first slot only, so that a browser offers a code once.
  const parentElement: Field['parentElement'] = {
    querySelector: (selector) =>
      slots.find(({ autocomplete }) => selector === `[autocomplete="${autocomplete}"]`) ?? null,
  };
  for (const [index, value] of [...'271828'].entries())
    slots.push({ type: 'text', autocomplete: index === 0 ? 'one-time-code' : 'off', value, parentElement });
  const fields: Field[] = [
    { ...row(), type: 'text', name: 'amount', autocomplete: 'off', value: '150' },
    { ...row(), type: 'password', value: 'Rosebud-1941' },
    { ...row(), type: 'text', autocomplete: 'current-password', value: 'Rosebud-1941' },
    { ...row(), type: 'text', name: 'pay-password', autocomplete: 'off', value: '194112' },
    ...slots,
  ];
  expect(await drawn(fields)).toEqual(['150', '', '', '', ...slots.map(() => '')]);
});
