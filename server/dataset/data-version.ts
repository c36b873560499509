const DOTTED = /^\d+(\.\d+)*$/

/**
 * True when one version of the data set, `2026.11.2`, came after another. A store whose releases are all of other people has
 * the version ''; nothing is newer than that. Any other text is of before versions were told.
 */
export function isNewer(version: string, held: string): boolean {
  if (held === '') return false
  if (!DOTTED.test(held)) return true
  const [mine, theirs] = [version, held].map((text) => text.split('.').map(Number))
  const length = Math.max(mine?.length ?? 0, theirs?.length ?? 0)
  for (let at = 0; at < length; at++) {
    const apart = (mine?.[at] ?? 0) - (theirs?.[at] ?? 0)
    if (apart !== 0) return apart > 0
  }
  return false
}
