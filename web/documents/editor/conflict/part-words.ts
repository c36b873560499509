import type { DocumentPart } from '#domain/document/document-changes.ts'
import type { Document } from '#domain/document/document.ts'
import type { Language } from '#domain/message/language.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { blockName, blockWords } from '../../blocks/block-names.ts'

/** Names of the fields of a document, where two made something of one. */
const FIELDS = {
  kind: 'Kind',
  title: 'Title',
  description: 'Description',
  subject: 'Indicators and data sources',
  parameters: 'Shared controls',
  release: 'Release',
  paper: 'Sheet',
} as const

/** What a part is called. */
export function partName(part: DocumentPart, language: Language): string {
  if (part.kind === 'field') return FIELDS[part.field]
  if (part.kind === 'order') return 'Order of the blocks'
  const block = part.mine ?? part.theirs
  return block ? blockName(block, language) : 'Block'
}

/** What a part that is no block says in a document, on one line. */
export function partWords(
  part: Exclude<DocumentPart, { readonly kind: 'block' }>,
  document: Document,
  { reference, language }: { readonly reference: ReferenceData; readonly language: Language },
): string {
  if (part.kind === 'order') return document.blocks.map((block) => blockWords(block, language)).join(', ')
  switch (part.field) {
    case 'subject': {
      const { indicators, sources } = document.subject
      const names = [
        ...indicators.map((id) => reference.indicators.get(id)?.shortName ?? `No. ${id}`),
        ...sources.map((id) => reference.sources.get(id)?.name ?? `No. ${id}`),
      ]
      return names.join(', ') || 'None'
    }
    case 'parameters':
      return document.parameters.map((each) => controlWords(each, reference)).join(', ') || 'None'
    case 'paper':
      return `${document.paper.size.toUpperCase()}, ${document.paper.orientation}`
    default:
      return document[part.field] || 'Empty'
  }
}

function controlWords({ name, value }: Document['parameters'][number], reference: ReferenceData): string {
  if (value === null) return `${name}: open`
  if (name === 'period') return String(value)
  const { locations, sources } = reference
  const found = name === 'place' ? locations.get(Number(value)) : sources.get(Number(value))
  return found?.name ?? `No. ${value}`
}
