import { placeBlock } from './blocks/place/place-block.ts'
import { keyTableBlock } from './blocks/key-table/key-table-block.ts'
import { smallTrendsBlock } from './blocks/small-trends/small-trends-block.ts'
import { disagreementBlock } from './blocks/disagreement/disagreement-block.ts'
import { partsBlock } from './blocks/parts/parts-block.ts'
import { leftBehindBlock } from './blocks/left-behind/left-behind-block.ts'
import { facilitiesBlock } from './blocks/facilities/facilities-block.ts'
import { gapsBlock } from './blocks/gaps/gaps-block.ts'
import { embedBlock } from './blocks/embed/embed-block.ts'
import { figureBlock } from './blocks/figure/figure-block.ts'
import { headingBlock } from './blocks/heading/heading-block.ts'
import { indicatorBlock } from './blocks/indicator/indicator-block.ts'
import { keyFiguresBlock } from './blocks/key-figures/key-figures-block.ts'
import { pageBreakBlock } from './blocks/page-break/page-break-block.ts'
import { pictureBlock } from './blocks/picture/picture-block.ts'
import { quoteBlock } from './blocks/quote/quote-block.ts'
import { sectionBlock } from './blocks/section/section-block.ts'
import { sentenceBlock } from './blocks/sentence/sentence-block.ts'
import { slideBreakBlock } from './blocks/slide-break/slide-break-block.ts'
import { tableBlock } from './blocks/table/table-block.ts'
import { textBlock } from './blocks/text/text-block.ts'
import type { Message } from '#domain/message/message.ts'
import type { Closing, Filled } from './blocks/closing.ts'
import type { Slot } from './blocks/slot.ts'
import type { FieldReader } from './field-reader.ts'
import type { Known } from './known.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'

/** Every kind of block. A new one raises the version of the schema, since earlier versions cannot read it. */
const BLOCKS = {
  figure: figureBlock,
  table: tableBlock,
  sentence: sentenceBlock,
  quote: quoteBlock,
  'key-figures': keyFiguresBlock,
  text: textBlock,
  heading: headingBlock,
  section: sectionBlock,
  picture: pictureBlock,
  embed: embedBlock,
  'page-break': pageBreakBlock,
  'slide-break': slideBreakBlock,
  indicator: indicatorBlock,
  place: placeBlock,
  'key-table': keyTableBlock,
  'small-trends': smallTrendsBlock,
  disagreement: disagreementBlock,
  parts: partsBlock,
  'left-behind': leftBehindBlock,
  facilities: facilitiesBlock,
  gaps: gapsBlock,
} as const

export type BlockKind = keyof typeof BLOCKS

/** One part of a document. */
export type Block = ReturnType<(typeof BLOCKS)[BlockKind]['read']>

/** A block that leaves nothing open. */
export type FilledBlock = Filled<Block>

export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>

export type FilledBlockOf<Kind extends BlockKind> = Extract<FilledBlock, { readonly kind: Kind }>

/** The blocks of one kind, in their order; of blocks that may leave something open, or of those that do not. */
export function blocksOf<Any extends { readonly kind: string }, const Kind extends Any['kind']>(
  blocks: readonly Any[],
  kind: Kind,
): readonly Extract<Any, { readonly kind: Kind }>[] {
  return blocks.filter((block): block is Extract<Any, { readonly kind: Kind }> => block.kind === kind)
}

/** An id that none of the blocks has, made of these words. */
export function freeId(blocks: readonly Block[], words: string): string {
  const wanted =
    words
      .toLowerCase()
      .replaceAll(/[^\w-]+/g, '-')
      .slice(0, 80) || 'block'
  const taken = new Set(blocks.map(({ id }) => id))
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
  return id
}

/** The definition of a kind of block, without a drawing. */
type OfEachKind = Pick<typeof figureBlock, 'name'> & {
  read(fields: FieldReader, id: string): Block
  fill(block: Block, closing: Closing): FilledBlock
  says(block: Block): string
  slots(block: Block): readonly Slot<Block>[]
  missing(block: Block, known: Known): readonly (readonly [path: string, why: Message])[]
  figures(block: Block): number
}

const DEFINITIONS: Readonly<Record<BlockKind, OfEachKind>> = BLOCKS

/** The definition of a kind of block. */
export function blockDefinition(kind: BlockKind): OfEachKind {
  return DEFINITIONS[kind]
}

/** The fields of a block that name something or leave it open. */
export function slotsOf(block: Block): readonly Slot<Block>[] {
  return blockDefinition(block.kind).slots(block)
}

function isBlockKind(name: unknown): name is BlockKind {
  return typeof name === 'string' && Object.hasOwn(DEFINITIONS, name)
}

/**
 * Reads one block. A kind that is not known is refused, and never left out in silence: a later version of the product would
 * have said so in its schema, so it is a mistake. Null when there is no such kind; the reader knows why.
 */
export function readBlock(fields: FieldReader): Block | null {
  const id = fields.text('id', 100)
  if (!/^[\w-]+$/.test(id)) fields.refuse('id', PROBLEM_TEXTS.blockName)
  const kind = fields.raw('kind')
  if (!isBlockKind(kind)) {
    fields.refuse('kind', PROBLEM_TEXTS.blockKind(String(kind).slice(0, 100)))
    return null
  }
  const block = blockDefinition(kind).read(fields, id)
  fields.end()
  return block
}
