import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { Uploader, type UploaderLabels } from './uploader';
import { type UploadState, useUpload } from './use-upload';

vi.mock('./use-upload');

beforeAll(() => startI18n('en'));

const AT_REST: UploadState = {
  preview: null,
  progress: null,
  problem: null,
  reason: undefined,
  retry: null,
  start() {},
  reset() {},
};
const LABELS: UploaderLabels = {
  pick: 'Choose',
  remove: 'Remove',
  retry: 'Send again',
  uploading: 'Sending',
  tooLarge: 'Too large',
  wrongType: 'Wrong type',
  empty: 'Empty',
  failed: 'Failed',
};

test.each<[what: string, state: Partial<UploadState>, disabled: boolean, expected: string[]]>([
  ['at rest', {}, false, []],
  ['during an upload, which begins with the focus there', { progress: 0.5 }, false, ['aria-disabled="true"']],
  ['where nothing may be picked', {}, true, ['disabled=""']],
])('the field %s', (_what, state, disabled, expected) => {
  vi.mocked(useUpload).mockReturnValue({ ...AT_REST, ...state });
  const html = renderToStaticMarkup(
    <Uploader value={null} onValueChange={() => {}} upload={async () => ''} labels={LABELS} disabled={disabled} />,
  );
  const [field = ''] = html.match(/<input[^>]*>/) ?? [];
  expect(field.match(/(aria-)?disabled="[^"]*"/g) ?? []).toEqual(expected);
});
