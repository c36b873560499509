import type { BlockKind } from './blocks/define-block.ts'
import { embedBlock } from './blocks/embed.ts'
import { figureBlock } from './blocks/figure.ts'
import { headingBlock } from './blocks/heading.ts'
import { indicatorBlock } from './blocks/indicator.ts'
import { pageBreakBlock } from './blocks/page-break.ts'
import { pictureBlock } from './blocks/picture.ts'
import { quoteBlock } from './blocks/quote.ts'
import { sectionBlock } from './blocks/section.ts'
import { sentenceBlock } from './blocks/sentence.ts'
import { tableBlock } from './blocks/table.ts'
import { textBlock } from './blocks/text.ts'
import type { FieldReader } from './field-reader.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'

/** Every kind of block. A new one raises the version of the schema, since earlier versions cannot read it. */
const BLOCK_KINDS = [
  figureBlock,
  tableBlock,
  sentenceBlock,
  quoteBlock,
  textBlock,
  headingBlock,
  sectionBlock,
  pictureBlock,
  embedBlock,
  pageBreakBlock,
  indicatorBlock,
] as const

type OneOf<Kinds> = Kinds extends BlockKind<string, object> ? ReturnType<Kinds['read']> : never

/** One part of a document. */
export type Block = OneOf<(typeof BLOCK_KINDS)[number]>

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>

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

/**
 * Reads one block. A kind that is not known is refused, and never left out in silence: a later version of the product would
 * have said so in its schema, so it is a mistake. Null when there is no such kind; the reader knows why.
 */
export function readBlock(fields: FieldReader): Block | null {
  const id = fields.text('id', 100)
  if (!/^[\w-]+$/.test(id)) fields.refuse('id', PROBLEM_TEXTS.blockName)
  const name = fields.raw('kind')
  const kind = BLOCK_KINDS.find((each) => each.kind === name)
  if (!kind) {
    fields.refuse('kind', PROBLEM_TEXTS.blockKind(String(name).slice(0, 100)))
    return null
  }
  const block = kind.read(fields, id)
  fields.end()
  return block
}
