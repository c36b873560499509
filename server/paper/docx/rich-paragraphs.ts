import { ExternalHyperlink, HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx'
import type { RichNode } from '#domain/rich-text/read-rich-text.ts'
import { MONO } from './styles.ts'

/** The list of numbered entries that {@link richParagraphs} refers to. */
export const NUMBERED = 'numbered'

/** How words look, from the elements around them. */
interface Look {
  readonly bold?: true
  /** In half points. */
  readonly size?: number
  readonly color?: string
  readonly italics?: true
  readonly underline?: object
  readonly font?: string
}

/** Where paragraphs stand: how deep in lists, and in which. */
interface Place {
  readonly list: 'ul' | 'ol' | null
  readonly depth: number
  readonly quoted: boolean
  /** Of all its words. */
  readonly look: Look
  /** Whether they stay on the page of what follows. */
  readonly isKept: boolean
}

const LOOKS: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  em: { italics: true },
  u: { underline: {} },
  code: { font: MONO },
}
const STANDING: readonly string[] = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote']
const DEEPEST = 8

interface WholeText extends Pick<Place, 'look' | 'isKept'> {
  /** Tells its numbered lists from those of other texts. */
  readonly instance: number
}

/** Formatted text as paragraphs. */
export function richParagraphs(
  nodes: readonly RichNode[],
  { instance, look, isKept }: WholeText,
): readonly Paragraph[] {
  return paragraphs(nodes, { list: null, depth: 0, quoted: false, look, isKept }, instance)
}

function paragraphs(nodes: readonly RichNode[], place: Place, instance: number): readonly Paragraph[] {
  const made: Paragraph[] = []
  let loose: RichNode[] = []
  const close = () => {
    const runs = runsOf(loose, place.look)
    loose = []
    if (runs.length > 0) made.push(new Paragraph({ children: [...runs], ...placed(place, instance) }))
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !STANDING.includes(node.tag)) {
      loose.push(node)
      continue
    }
    close()
    const { tag, children } = node
    if (tag === 'h3' || tag === 'h4') {
      const heading = tag === 'h3' ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_4
      made.push(new Paragraph({ heading, children: [...runsOf(children, headed(place.look))] }))
    } else if (tag === 'ul' || tag === 'ol') {
      const depth = place.list === null ? 0 : Math.min(place.depth + 1, DEEPEST)
      made.push(...paragraphs(children, { ...place, list: tag, depth }, instance))
    } else {
      made.push(...paragraphs(children, { ...place, quoted: place.quoted || tag === 'blockquote' }, instance))
    }
  }
  close()
  return made
}

/** Headings keep the size of their style. */
function headed({ size: _own, ...look }: Look): Look {
  return look
}

function placed({ list, depth, quoted, isKept }: Place, instance: number) {
  const kept = isKept ? { keepNext: true } : {}
  if (list === 'ul') return { bullet: { level: depth }, ...kept }
  if (list === 'ol') return { numbering: { reference: NUMBERED, level: depth, instance }, ...kept }
  return quoted ? { indent: { left: 360 }, ...kept } : kept
}

function runsOf(nodes: readonly RichNode[], look: Look): readonly ParagraphChild[] {
  return nodes.flatMap((node): readonly ParagraphChild[] => {
    // Between elements there may be white space alone.
    if (typeof node === 'string')
      return node.trim() === '' && nodes.length === 1 ? [] : [new TextRun({ text: node, ...look })]
    if (node.tag === 'br') return [new TextRun({ break: 1 })]
    const inside = { ...look, ...LOOKS[node.tag] }
    if (node.href === undefined) return runsOf(node.children, inside)
    const children = [...runsOf(node.children, { ...inside, underline: {} })]
    return [new ExternalHyperlink({ link: node.href, children })]
  })
}
