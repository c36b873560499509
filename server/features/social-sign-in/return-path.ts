/**
 * Whether a text is a path of this site, to which a browser may be sent after a sign-in. Browsers read `\` as `/`, leave
 * out tabs and line breaks, and take `//host` for another site: none of these is a path here.
 */
export function isOwnPath(text: string): boolean {
  if (!text.startsWith('/') || /[\p{C}\\]/u.test(text)) return false
  const here = 'http://here.invalid'
  if (!URL.canParse(text, here)) return false
  const { origin, pathname } = new URL(text, here)
  return origin === here && !pathname.startsWith('//')
}
