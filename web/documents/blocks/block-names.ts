import { kindNamed } from '#charts/view.ts'
import { type Block, blockDefinition, type BlockKind } from '#domain/document/blocks.ts'
import { isNothingChosen } from '#domain/document/blocks/view-field.ts'
import type { Language } from '#domain/message/language.ts'
import { sectionAsked } from '#sections/find-section.ts'
import { SECTIONS } from '#sections/sections.ts'

/** What a kind of block is called. */
export function kindName(kind: BlockKind, { text }: Language): string {
  return text(blockDefinition(kind).name)
}

/** What a block is called: a figure of which something is chosen by its kind of figure, everything else by its own. */
export function blockName(block: Block, language: Language): string {
  const figure = block.kind === 'figure' && !isNothingChosen(block.view) ? kindNamed(block.view.kind) : null
  return figure ? language.text(figure.title) : kindName(block.kind, language)
}

/** The title of a block, else what it is called. */
export function blockTitle(block: Block, language: Language): string {
  return ('title' in block && block.title) || blockName(block, language)
}

/** What a block says, on one line. */
export function blockWords(block: Block, language: Language): string {
  const words = blockDefinition(block.kind).says(block)
  const section = block.kind === 'section' ? sectionAsked(SECTIONS, words) : undefined
  return (section ? language.text(section.title) : words) || blockName(block, language)
}
