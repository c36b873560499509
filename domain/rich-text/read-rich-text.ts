import { RICH_TAGS, readableText, type RichTag, safeLink } from './rich-text.ts'

/** A part of a formatted text: words, or an element with parts of its own. `href` is there for links alone. */
export type RichNode = string | RichElement

export interface RichElement {
  readonly tag: RichTag
  readonly href?: string
  readonly children: readonly RichNode[]
}

/** As deep as elements may stand in each other. */
const DEEPEST = 12

/** Whether a text is written with the elements of `RICH_TAGS` alone, each closed where it was opened. */
export function isRichText(html: string): boolean {
  return readRichText(html) !== null
}

/**
 * A formatted text as a tree, for renderers without a browser. Null when it holds anything else than the
 * elements of `RICH_TAGS`, links that may be followed and words: nothing is repaired, so nothing is read in
 * two ways.
 */
export function readRichText(html: string): readonly RichNode[] | null {
  if (readableText(html) !== html) return null
  const open: OpenElement[] = [{ tag: null, children: [] }]
  for (const piece of html.match(/<[^>]*>|[^<]+|</g) ?? []) {
    const taken = piece.startsWith('<') ? takeTag(open, piece) : takeWords(open, piece)
    if (!taken) return null
  }
  const [root, ...unclosed] = open
  return root && unclosed.length === 0 ? root.children : null
}

interface OpenElement {
  /** Null: the text itself. */
  readonly tag: RichTag | null
  readonly href?: string
  readonly children: RichNode[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/** Words between elements; false for an `&` that begins none of the known entities. */
function takeWords(open: readonly OpenElement[], piece: string): boolean {
  const words = decoded(piece)
  if (words !== null) open.at(-1)?.children.push(words)
  return words !== null
}

function decoded(text: string): string | null {
  const isKnown = [...text.matchAll(/&(?:[a-z]+;|#\d+;)?/g)].every(([entity]) => entity in ENTITIES)
  return isKnown ? text.replaceAll(/&[a-z#\d]+;/g, (entity) => ENTITIES[entity] ?? entity) : null
}

function takeTag(open: OpenElement[], piece: string): boolean {
  const [, slash, name, rest = ''] =
    /^<(\/?)([a-z][a-z\d]*)((?: [^<]*)?)>$/.exec(piece.replace(/ ?\/>$/, '>')) ?? []
  const tag = RICH_TAGS.find((each) => each === name)
  const parent = open.at(-1)
  if (!tag || !parent) return false
  if (slash) return rest === '' && close(open, tag)
  if (!mayStandIn(tag, parent.tag) || open.length > DEEPEST) return false
  if (tag === 'br') {
    parent.children.push({ tag, children: [] })
    return rest === ''
  }
  if (tag !== 'a') {
    open.push({ tag, children: [] })
    return rest === ''
  }
  const href = linkIn(rest)
  if (href === null) return false
  open.push({ tag, href, children: [] })
  return true
}

function close(open: OpenElement[], tag: RichTag): boolean {
  const last = open.pop()
  const parent = open.at(-1)
  if (last?.tag !== tag || !parent) return false
  parent.children.push({ ...last, tag })
  return true
}

/** Lists hold entries and entries stand in lists; a link holds no link. */
function mayStandIn(tag: RichTag, parent: RichTag | null): boolean {
  const isList = parent === 'ul' || parent === 'ol'
  return (tag === 'li') === isList && !(tag === 'a' && parent === 'a')
}

/** The address of ` href="…" rel="…"`; null for other attributes and for addresses that may not be followed. */
function linkIn(attributes: string): string | null {
  const [, address] = /^ href="([^"]*)"(?: rel="noopener noreferrer")?$/.exec(attributes) ?? []
  const href = address === undefined ? null : decoded(address)
  return href === null ? null : safeLink(href)
}

/** The words of a part, without its elements. */
export function wordsIn(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsIn).join('')
}

/** Plain paragraphs, an empty line between them, as formatted text. */
export function richParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(readableText(paragraph)).replaceAll('\n', '<br />')}</p>`)
    .join('')
}

/** Words as they stand in formatted text. */
export function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
