/** Elements that a formatted text may hold; everything else is taken off and its words are kept. */
export const RICH_TAGS = [
  'p',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
  'code',
  'blockquote',
  'br',
] as const

export type RichTag = (typeof RICH_TAGS)[number]

/** Elements that people paste, and their replacements. */
export const RICH_REPLACEMENTS: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  pre: 'p',
}

/** Elements whose words are no text for readers: they go with everything inside. */
export const RICH_DROPPED = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'template',
  'svg',
  'math',
  'title',
  'xmp',
  'plaintext',
  'object',
  'select',
] as const

/** The `rel` of a link in a formatted text. */
export const LINK_RELATION = 'noopener noreferrer'

const LINK_PROTOCOLS: readonly string[] = ['https:', 'mailto:']

/** The address of a link as it may be followed: https and mailto only, without hidden signs; null for every other. */
export function safeLink(address: string): string | null {
  const text = address.trim()
  if (/[\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return LINK_PROTOCOLS.includes(protocol) ? href : null
}

/** Signs that turn the direction of a text around could make it read as another one; control signs are no text at all. */
const UNREADABLE = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\uFFFE\uFFFF]|(?![\n\r\t])\p{Cc}/gu

/** A text without control signs and without signs that change the direction of reading. */
export function readableText(text: string): string {
  return text.replaceAll(UNREADABLE, '')
}

/** Whether there is a sign that is seen: neither white space nor a sign without a shape, such as the fillers of Hangul. */
export function saysSomething(text: string): boolean {
  return /[^\p{Z}\p{C}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text)
}

/** Whether an element is a heading: one without words is left out, since an outline has no place for it. */
export function isHeadingTag(tag: RichTag): boolean {
  return tag === 'h3' || tag === 'h4'
}
