import type { Mention, MentionFinder } from './mentions.ts'

/** A mention on the page, with its box in pixels of the whole document. */
export interface PlacedMention extends Pick<Mention, 'kind' | 'id'> {
  readonly key: string
  readonly words: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Beyond this many a page would be all underlines, and slow. */
const MOST = 60

/** What has a function of its own, or is not text to be read. */
const LEFT_OUT =
  'a, button, input, select, textarea, label, svg, dialog, [role="menu"], [aria-hidden="true"], .sr-only'

/** Where names stand in the text of an element now, from the top; each name once in a paragraph. */
export function placeMentions(root: Element, finder: MentionFinder): readonly PlacedMention[] {
  const placed: PlacedMention[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const seen = new WeakMap<Element, Set<string>>()
  for (let node = walker.nextNode(); node && placed.length < MOST; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest(LEFT_OUT)) continue
    const block = parent.closest('p, li, td, th, h1, h2, h3, h4, dd, dt, div') ?? parent
    const already = seen.get(block) ?? new Set()
    seen.set(block, already)
    for (const mention of finder.find(node.textContent ?? '')) {
      const name = `${mention.kind}${mention.id}`
      if (already.has(name)) continue
      const box = boxOf(node, mention)
      if (!box) continue
      already.add(name)
      placed.push({ ...box, kind: mention.kind, id: mention.id, key: `${name}-${placed.length}` })
    }
  }
  return placed.slice(0, MOST)
}

/** The first line of a mention; null while it is not shown. */
function boxOf(node: Node, { start, length }: Mention): Omit<PlacedMention, 'kind' | 'id' | 'key'> | null {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, start + length)
  const [box] = range.getClientRects()
  if (!box || box.width === 0) return null
  return {
    words: range.toString(),
    left: box.left + window.scrollX,
    top: box.top + window.scrollY,
    width: box.width,
    height: box.height,
  }
}
