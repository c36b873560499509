import { message } from '#domain/message/message.ts'
import type { FieldReader } from '../../field-reader.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { PROBLEM_TEXTS } from '../../problem-texts.ts'
import { defineBlock } from '../define-block.ts'
import { widthIn } from '../shared-fields.ts'

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
}))({
  name: message('blocks.embed'),
  begin: () => ({ form: 'link', address: null, title: '', description: '', width: 'full' }),
  fill: (block, closing) => ({
    ...block,
    title: closing.text(block.title),
    description: closing.text(block.description),
  }),
  says: ({ title, address }) => title || (address ?? ''),
})

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
