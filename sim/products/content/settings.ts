/** One row of the site's settings (contract section 2). */
export interface Setting {
  readonly id: number;
  readonly key: string;
  readonly value: string;
  readonly notes: string;
}

/** Address of the customer-service chat. '' hides the link, because nobody answers such a chat in a sandbox. */
export const SUPPORT_URL = '';
export const SITE_NAME = 'Pocket Exchange';

const SETTINGS: readonly Setting[] = [
  { id: 1, key: 'version', value: 'wgt,80', notes: 'Kind of update and the newest version code' },
  { id: 2, key: 'support_url', value: SUPPORT_URL, notes: 'Customer service' },
  { id: 3, key: 'invite_required', value: '0', notes: '1 makes the invite code a required field of registration' },
  { id: 4, key: 'apk_download_url', value: '', notes: 'No native app is offered' },
  { id: 6, key: 'help_url', value: '/upload/site/guide.html', notes: 'Guide for customers, shown inside the app' },
  { id: 7, key: 'webview_hosts', value: '', notes: 'Hosts whose pages the app shows besides, parted by commas' },
  { id: 5, key: 'game_url', value: '', notes: 'No game is offered' },
];

/** The setting with this key; null when there is none. */
export function setting(key: string): Setting | null {
  return SETTINGS.find((row) => row.key === key) ?? null;
}
