/** `release_removed` of rows that are current: no release has ended them. */
export const NOT_REMOVED = 2147483647
