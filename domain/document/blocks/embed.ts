import type { FieldReader } from '../field-reader.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { defineBlock } from './define-block.ts'
import { PROBLEM_TEXTS } from '../problem-texts.ts'
import { widthIn } from './shared-fields.ts'

/**
 * A page of another site: a link to it, or the page itself in a frame; a renderer that opens no frames links to it. Without an
 * address it is not finished yet.
 */
export const embedBlock = defineBlock('embed', (fields) => ({
  form: fields.oneOf('form', ['link', 'frame']),
  address: addressIn(fields),
  title: fields.text('title', DOCUMENT_LIMITS.line),
  description: fields.text('description', DOCUMENT_LIMITS.description),
  width: widthIn(fields),
}))

function addressIn(fields: FieldReader): string | null {
  if (fields.raw('address') === null) return null
  const address = fields.text('address', DOCUMENT_LIMITS.address)
  if (!isEmbeddable(address)) fields.refuse('address', PROBLEM_TEXTS.address)
  return address
}

/** Whether an address may be embedded: https without a name and password, so that nothing of it runs on our pages. */
export function isEmbeddable(address: string): boolean {
  return /^https:\/\//i.test(address) && URL.canParse(address) && new URL(address).username === ''
}
