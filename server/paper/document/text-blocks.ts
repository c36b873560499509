import { USUAL_TEXT_SIZE } from '#domain/document/blocks/text.ts'
import type { FilledBlock } from '#domain/document/fill.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { indicatorFacts } from '#domain/narrative/indicator-facts.ts'
import { type RichNode, readRichText, wordsIn } from '#domain/rich-text/read-rich-text.ts'
import { isHeadingTag, saysSomething } from '#domain/rich-text/rich-text.ts'
import type { BlockGround } from './ground.ts'
import type { PaperBlock, PaperText } from './paper-document.ts'
import { notShown } from './view-blocks.ts'

type OneOf<Kind extends FilledBlock['kind']> = Extract<FilledBlock, { readonly kind: Kind }>

/** Words in the size, weight and colour that their author chose; nothing where headings without words were all there was. */
export function textBlocks({ width, html, size, bold, colour }: OneOf<'text'>): readonly PaperText[] {
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

/** What is known about an indicator, a paragraph for each fact. */
export function indicatorBlock(
  { indicator: id, width }: OneOf<'indicator'>,
  ground: BlockGround,
): PaperBlock {
  const { language, catalogue } = ground
  const indicator = catalogue.reference.indicators.get(id)
  if (!indicator) return notShown({ title: '', width }, message('page-words.no-figure-why'), ground)
  // Not a heading: the first one of a document has to be of the first order.
  const heading: RichNode = {
    tag: 'p',
    children: [{ tag: 'strong', children: [language.text(indicatorName(indicator), 'full')] }],
  }
  const facts = indicatorFacts(indicator)
    .map(({ term, content }) => [language.text(term), language.text(content)] as const)
    .filter(([, content]) => content !== '')
    .map(
      ([term, content]): RichNode => ({
        tag: 'p',
        children: [{ tag: 'strong', children: [term] }, ` ${content}`],
      }),
    )
  return { kind: 'text', width, nodes: [heading, ...facts], look: USUAL }
}

const USUAL = { scale: 1, bold: false, colour: null } as const
