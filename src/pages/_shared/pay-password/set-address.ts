import type { ShellPort } from '@/lib/shell-port';

/** Where the payment password is set; its screen goes back to where one came from when that is done. */
const SET_PAY_PASSWORD = '/pages/setting/payPassword';

export const goSetPayPassword = (shell: Pick<ShellPort, 'go'>): void => shell.go(SET_PAY_PASSWORD);
