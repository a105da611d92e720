import type { ShellPort } from '@/lib/shell-port';

/** Page which sets the payment password. It returns to the previous page when done. */
const SET_PAY_PASSWORD = '/pages/setting/payPassword';

export const goSetPayPassword = (shell: Pick<ShellPort, 'go'>): void => shell.go(SET_PAY_PASSWORD);
