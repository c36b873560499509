import type { DocumentPart } from '#domain/document/document-changes.ts'
import type { Document } from '#domain/document/document.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { blockName, blockWords } from '../../blocks/block-names.ts'

/** What a part is called. */
export function partName(part: DocumentPart, language: Language): string {
  const { text } = language
  if (part.kind === 'field') return text(message('conflict.field', { field: part.field }))
  if (part.kind === 'order') return text(message('conflict.order'))
  const block = part.mine ?? part.theirs
  return block ? blockName(block, language) : text(message('conflict.block'))
}

/** What a part that is no block says in a document, on one line. */
export function partWords(
  part: Exclude<DocumentPart, { readonly kind: 'block' }>,
  document: Document,
  { reference, language }: { readonly reference: ReferenceData; readonly language: Language },
): string {
  const { text } = language
  if (part.kind === 'order') return document.blocks.map((block) => blockWords(block, language)).join(', ')
  switch (part.field) {
    case 'subject': {
      const { indicators, sources } = document.subject
      const names = [
        ...indicators.map((id) => reference.indicators.get(id)?.shortName ?? text(numbered(id))),
        ...sources.map((id) => reference.sources.get(id)?.name ?? text(numbered(id))),
      ]
      return names.join(', ') || text(message('conflict.none'))
    }
    case 'parameters':
      return (
        document.parameters.map((each) => text(controlWords(each, reference))).join(', ') ||
        text(message('conflict.none'))
      )
    case 'paper':
      return text(
        message('conflict.sheet', {
          size: document.paper.size.toUpperCase(),
          orientation: document.paper.orientation,
        }),
      )
    default:
      return document[part.field] || text(message('conflict.empty'))
  }
}

function controlWords({ name, value }: Document['parameters'][number], reference: ReferenceData): Value {
  if (value === null) return message('conflict.open', { control: name })
  if (name === 'period') return String(value)
  const { locations, sources } = reference
  const found = name === 'place' ? locations.get(Number(value)) : sources.get(Number(value))
  return found?.name ?? numbered(value)
}

function numbered(id: number | string): Message {
  return message('conflict.numbered', { id: String(id) })
}
