/** `release_removed` of rows that are current: no release has ended them. */
export const NOT_REMOVED = 2147483647

/** True for the number of a release that was not undone and undid none: of the two, neither is the last word on a figure. */
export function isNotUndone(release: string): string {
  return `not exists (select from release_undo undo where ${release} in (undo.release, undo.undone_by))`
}
