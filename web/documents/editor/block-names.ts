import { kindNamed } from '#charts/view.ts'
import type { Block } from '#domain/document/blocks.ts'
import type { Language } from '#domain/message/language.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { readRichText, type RichNode } from '#domain/rich-text/read-rich-text.ts'

/** What each kind of block is called. */
export const BLOCK_NAMES = {
  figure: 'Figure',
  table: 'Table',
  sentence: 'Sentence from data',
  quote: 'Figure to quote',
  indicator: 'Indicator Info',
  text: 'Text',
  heading: 'Heading',
  section: 'Section',
  picture: 'Picture',
  embed: 'Page of another site',
  'page-break': 'Page break',
} as const satisfies Readonly<Record<Block['kind'], string>>

/** What a block is called in an editor: a figure by its kind, everything else by its own. */
export function blockName(block: Block, { text }: Language): string {
  if (block.kind !== 'figure') return BLOCK_NAMES[block.kind]
  const kind = kindNamed(block.view.kind)
  return kind ? text(kind.title) : BLOCK_NAMES.figure
}

/** What a block says, on one line. */
export function blockWords(block: Block, language: Language): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'text':
      return (readRichText(block.html) ?? []).map(wordsOf).join(' ').trim() || 'Empty text'
    case 'section':
      return OFFERED_SECTIONS.find(({ slug }) => slug === block.section)?.name ?? block.section
    case 'figure':
    case 'table':
      return block.title || blockName(block, language)
    case 'embed':
      return block.title || block.address || BLOCK_NAMES.embed
    case 'picture':
      return block.caption || block.alternative || BLOCK_NAMES.picture
    default:
      return BLOCK_NAMES[block.kind]
  }
}

function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('')
}
