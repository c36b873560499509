/**
 * Path and query of a request, beginning with one slash.
 *
 * A caller may also send a whole address or several slashes in front. Read as an address, `//name/…` and `/\name/…` would
 * stand for another host, and the links in our answers would lead there.
 */
export function requestTarget(target: string): string {
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/')
}
