/** A path of this site as somebody gave it; null when it is none, or leads anywhere else (an open redirect). */
export function pathInside(given: string): string | null {
  const base = 'http://inside.invalid'
  if (!given.startsWith('/') || !URL.canParse(given, base)) return null
  const { origin, pathname, search, hash } = new URL(given, base)
  if (origin !== base || pathname.startsWith('//')) return null
  return `${pathname}${search}${hash}`
}
