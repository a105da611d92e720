import { ACCOUNT_LOG_DAYS, ACCOUNT_LOG_GROUPS, type AccountLogGroup } from '@/domain/accounts/account-log-groups';

/** Filter of balance changes. */
export interface AllFilter {
  /** Undefined for all groups. */
  readonly group: AccountLogGroup | undefined;
  /** Undefined for all time. */
  readonly days: number | undefined;
}

/** Reads `?group=exchange&days=30`. An invalid value means no filter, because the address may be outdated or typed. */
export function readFilter(fields: URLSearchParams): AllFilter {
  return {
    group: ACCOUNT_LOG_GROUPS.find((group) => group === fields.get('group')),
    days: ACCOUNT_LOG_DAYS.find((days) => String(days) === fields.get('days')),
  };
}

/** The filter as query parameters; an unset filter adds none. */
export function writeFilter({ group, days }: AllFilter): URLSearchParams {
  const fields = new URLSearchParams();
  if (group) fields.set('group', group);
  if (days) fields.set('days', String(days));
  return fields;
}
