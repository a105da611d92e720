import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { priceAlert, reachedAlert } from './shapes';

/** Price alerts. All designed; an app offers them where the group of the quotes has `price_alerts`. */
export const alertsAnswers = {
  'GET /alert/list': v.array(priceAlert),
  'GET /alert/reached': v.array(reachedAlert),
  'POST /alert/add': priceAlert,
  'POST /alert/amend': priceAlert,
  /** The remaining alerts. */
  'POST /alert/del': v.array(priceAlert),
} satisfies AnswerTable;
