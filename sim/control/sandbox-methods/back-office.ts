import { sends } from '../sandbox-method';

/** Actions of the exchange's own staff. */
export const backOffice = {
  /**
   * The requests that wait for review, oldest first.
   * @example
   * const waiting = await sandbox.backOffice.list();
   */
  list: sends('backOffice.list', []),
  /**
   * Approves a request of the list.
   * @example
   * const [first] = await sandbox.backOffice.list();
   * if (first) await sandbox.backOffice.approve(first.id);
   */
  approve: sends('backOffice.approve', ['id']),
  /**
   * Rejects a request of the list, with the reason for the customer.
   * @example
   * const [first] = await sandbox.backOffice.list();
   * if (first) await sandbox.backOffice.reject(first.id, 'The picture is blurred');
   */
  reject: sends('backOffice.reject', ['id', 'reason']),
  /**
   * Publishes a notice to every customer, among the news or as the pop-up of the home page.
   * @example
   * await sandbox.backOffice.notice({ place: 'popup', title: 'Maintenance tonight', text: 'From 2 to 3 o’clock.' });
   */
  notice: sends('backOffice.notice', ['...']),
  /**
   * Writes a message to one customer, who has it in the message centre at once.
   * @example
   * await sandbox.backOffice.message({ who: 'trader', title: 'Your request', text: 'It has been done.' });
   */
  message: sends('backOffice.message', ['...']),
  /**
   * Token subscriptions and their states: `warmUp`, `sale`, `allocated`, `issued` or `listed`.
   * @example
   * const [first] = await sandbox.backOffice.projects();
   */
  projects: sends('backOffice.projects', []),
  /**
   * Opens an upcoming token subscription.
   * @example
   * await sandbox.backOffice.beginSale('LUNR');
   */
  beginSale: sends('backOffice.beginSale', ['token']),
  /**
   * Ends a token subscription: allotments are decided at once, coins are issued half an hour later.
   * @example
   * await sandbox.backOffice.endSale('TERN');
   */
  endSale: sends('backOffice.endSale', ['token']),
  /**
   * Lists a token on the market; a running subscription ends before that.
   * @example
   * await sandbox.backOffice.listToken('SABL');
   */
  listToken: sends('backOffice.listToken', ['token']),
  /**
   * Gives a customer a coupon that refunds spot or futures fees, or one that adds 5 % to a deposit.
   * @example
   * await sandbox.backOffice.coupon({ who: 'trader', for: 'spot', worth: '20', days: 7 });
   */
  coupon: sends('backOffice.coupon', ['...']),
  /**
   * Gives a customer points.
   * @example
   * await sandbox.backOffice.points({ who: 'trader', points: 500 });
   */
  points: sends('backOffice.points', ['...']),
  /**
   * The published notices, newest first.
   * @example
   * const articles = await sandbox.backOffice.articles();
   */
  articles: sends('backOffice.articles', []),
  /**
   * Withdraws a published notice.
   * @example
   * const { id } = await sandbox.backOffice.notice({ title: 'A mistake' });
   * await sandbox.backOffice.withdraw(id);
   */
  withdraw: sends('backOffice.withdraw', ['id']),
  /**
   * Customers, signed-in ones first, then newest first; all, or those whose name, address or number contains a text.
   * @example
   * const [maya] = await sandbox.backOffice.customers('maya');
   */
  customers: sends('backOffice.customers', ['find']),
  /**
   * Ends a customer's session on all devices; returns whether there was one.
   * @example
   * const { wasOpen } = await sandbox.backOffice.endSession('trader');
   */
  endSession: sends('backOffice.endSession', ['who']),
  /**
   * Blocks an account, which ends its session, or unblocks it.
   * @example
   * await sandbox.backOffice.block('trader');
   */
  block: sends('backOffice.block', ['who', 'blocked']),
};
