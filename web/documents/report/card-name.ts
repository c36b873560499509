import type { Block } from '#domain/document/blocks.ts'

const NAMES: Readonly<Record<Block['kind'], string>> = {
  figure: 'Chart',
  table: 'Table',
  text: 'Text',
  indicator: 'Indicator Info',
  sentence: 'Sentence',
  quote: 'Figure to quote',
  heading: 'Heading',
  section: 'Section',
  picture: 'Picture',
  embed: 'Page of another site',
  'page-break': 'Page break',
}

/** What a part of a report is called: by its title, else by its kind. */
export function cardName(block: Block): string {
  const title = 'title' in block ? block.title : ''
  return title || NAMES[block.kind]
}
