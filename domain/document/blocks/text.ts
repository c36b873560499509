import { DOCUMENT_LIMITS } from '../limits.ts'
import { defineBlock } from './define-block.ts'

/** Paragraphs of plain text, an empty line between them. */
export const textBlock = defineBlock('text', (fields) => ({
  text: fields.words('text', DOCUMENT_LIMITS.text),
}))
