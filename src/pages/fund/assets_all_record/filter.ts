import { ACCOUNT_LOG_DAYS, ACCOUNT_LOG_GROUPS, type AccountLogGroup } from '@/domain/account-log-groups';

/** Which changes are wanted. */
export interface AllFilter {
  /** Undefined for everything. */
  readonly group: AccountLogGroup | undefined;
  /** Undefined for all time. */
  readonly days: number | undefined;
}

/** Reads `?group=exchange&days=30`. What is none counts as all: the address may be old or typed by hand. */
export function readFilter(fields: URLSearchParams): AllFilter {
  return {
    group: ACCOUNT_LOG_GROUPS.find((group) => group === fields.get('group')),
    days: ACCOUNT_LOG_DAYS.find((days) => String(days) === fields.get('days')),
  };
}

/** The same filter as parameters of the address; all leaves none. */
export function writeFilter({ group, days }: AllFilter): URLSearchParams {
  const fields = new URLSearchParams();
  if (group) fields.set('group', group);
  if (days) fields.set('days', String(days));
  return fields;
}
