/**
 * Whether a device has the newest data (specification of public features §4): the time of the latest change is no time, or not
 * later than the one that is kept here. Nothing kept here is never up to date.
 */
export function isUpToDate(latest: string, kept: string | null): boolean {
  const at = Date.parse(latest)
  if (Number.isNaN(at)) return true
  return kept !== null && at <= Date.parse(kept)
}
