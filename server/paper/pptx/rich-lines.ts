import type { SlideWords } from '#charts/slides/deck.ts'
import type { RichNode } from '#domain/rich-text/read-rich-text.ts'

type Line = SlideWords['lines'][number]

const STANDING: readonly string[] = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote']

/** Formatted words as the lines of a slide: a paragraph each, headings bold, entries of lists with their sign. */
export function richLines(nodes: readonly RichNode[], isBold: boolean): readonly Line[] {
  return linesIn(nodes, { isBold, isListed: false })
}

function linesIn(nodes: readonly RichNode[], look: Pick<Line, 'isBold' | 'isListed'>): readonly Line[] {
  const lines: Line[] = []
  let loose = ''
  const close = () => {
    const text = loose.replaceAll(/\s+/g, ' ').trim()
    loose = ''
    if (text !== '') lines.push({ text, ...look })
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !STANDING.includes(node.tag)) {
      loose += wordsOf(node)
      continue
    }
    close()
    const { tag, children } = node
    const [only] = children
    const isStrong = children.length === 1 && typeof only === 'object' && only.tag === 'strong'
    const isBold = look.isBold || isStrong || tag === 'h3' || tag === 'h4'
    lines.push(...linesIn(children, { isBold, isListed: look.isListed || tag === 'li' }))
  }
  close()
  return lines
}

function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.tag === 'br' ? ' ' : node.children.map(wordsOf).join('')
}
