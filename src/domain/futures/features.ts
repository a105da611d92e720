/**
 * What an exchange may declare of a market as `futures_features` of its quotes (designed). A client offers nothing that
 * is not declared: servers of the family close whole positions only and cannot reverse them.
 */
export const FUTURES_FEATURES = ['partial_close', 'reverse'] as const;
