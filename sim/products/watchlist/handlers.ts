import type { alertsRequests } from '@/contract/alerts/requests';
import { type HandlersOf, ok } from '../../handler';
import { addAlert, alertsOf, amendAlert, reachedAlertsOf, removeAlert } from './alerts';

/** Price alerts. */
export const watchlistHandlers: HandlersOf<typeof alertsRequests> = {
  'GET /alert/list': (world, _input, { user }) => ok(alertsOf(world, user.id)),
  'GET /alert/reached': (world, _input, { user }) => ok(reachedAlertsOf(world, user.id)),
  'POST /alert/add': (world, input, { user }) => addAlert(world, user.id, input),
  'POST /alert/amend': (world, input, { user }) => amendAlert(world, user.id, input),
  'POST /alert/del': (world, { id }, { user }) => removeAlert(world, user.id, id),
};
