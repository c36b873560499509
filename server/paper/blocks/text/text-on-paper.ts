import { USUAL_TEXT_SIZE } from '#domain/document/blocks/text/text-block.ts'
import { type RichNode, readRichText, wordsIn } from '#domain/rich-text/read-rich-text.ts'
import { isHeadingTag, saysSomething } from '#domain/rich-text/rich-text.ts'
import type { OnPaper } from '../on-paper.ts'

/** Words in the size, weight and colour that their author chose; nothing where headings without words were all there was. */
export const textOnPaper: OnPaper<'text'> = ({ width, html, size, bold, colour }) => {
  const scale = (size ?? USUAL_TEXT_SIZE) / USUAL_TEXT_SIZE
  const nodes = withoutEmptyHeadings(readRichText(html) ?? [html])
  return nodes.length === 0 ? [] : [{ kind: 'text', width, nodes, look: { scale, bold, colour } }]
}

/** A heading without words is none: an outline has no place for it, and readers aloud stumble over it. */
function withoutEmptyHeadings(nodes: readonly RichNode[]): readonly RichNode[] {
  return nodes.flatMap((node): readonly RichNode[] => {
    if (typeof node === 'string') return [node]
    if (isHeadingTag(node.tag) && !saysSomething(wordsIn(node))) return []
    return [{ ...node, children: withoutEmptyHeadings(node.children) }]
  })
}
