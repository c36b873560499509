import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import type { Block } from '#domain/document/blocks.ts'
import type { DocumentPart, Side } from '#domain/document/document-changes.ts'
import type { Document } from '#domain/document/document.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { readRichText, type RichNode } from '#domain/rich-text/read-rich-text.ts'

/** Names of the parts of a document, where two made something of it. */
const FIELDS = {
  kind: 'Kind',
  title: 'Name',
  description: 'Description',
  subject: 'Indicators and data sources',
  parameters: 'Parameters',
  release: 'Release',
  paper: 'Sheet',
} as const

const KINDS = {
  figure: 'Figure',
  table: 'Table',
  sentence: 'Sentence',
  quote: 'Figure to quote',
  text: 'Text',
  heading: 'Heading',
  section: 'Section',
  picture: 'Picture',
  embed: 'Page of another site',
  'page-break': 'Page break',
  indicator: 'About an indicator',
} as const satisfies Readonly<Record<Block['kind'], string>>

/** What a part is called. */
export function partName(part: DocumentPart): string {
  if (part.kind === 'field') return FIELDS[part.field]
  if (part.kind === 'order') return 'Order of the parts'
  const block = part.mine ?? part.theirs
  return block ? KINDS[block.kind] : 'Part'
}

/** What a part says on one side, on one line. */
export function partWords(
  part: DocumentPart,
  side: Side,
  document: Document,
  reference: ReferenceData,
): string {
  if (part.kind === 'field') return fieldWords(part.field, document, reference)
  if (part.kind === 'order') return document.blocks.map((block) => blockWords(block)).join(', ')
  const block = part[side]
  return block ? blockWords(block) : 'Removed'
}

function fieldWords(field: keyof typeof FIELDS, document: Document, reference: ReferenceData): string {
  switch (field) {
    case 'subject': {
      const { indicators, sources } = document.subject
      const names = [
        ...indicators.map((id) => reference.indicators.get(id)?.shortName ?? String(id)),
        ...sources.map((id) => reference.sources.get(id)?.name ?? String(id)),
      ]
      return names.join(', ') || 'None'
    }
    case 'parameters':
      return document.parameters.map(({ name }) => name).join(', ') || 'None'
    case 'paper':
      return `${document.paper.size.toUpperCase()}, ${document.paper.orientation}`
    default:
      return document[field] || 'Empty'
  }
}

function blockWords(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'text':
      return (readRichText(block.html) ?? []).map(wordsOf).join(' ')
    case 'section':
      return OFFERED_SECTIONS.find(({ slug }) => slug === block.section)?.name ?? block.section
    case 'figure':
    case 'table':
      return block.title || KINDS[block.kind]
    case 'embed':
      return block.title || block.address || KINDS.embed
    case 'picture':
      return block.caption || block.alternative || KINDS.picture
    default:
      return KINDS[block.kind]
  }
}

function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('')
}
