import { message } from '#domain/message/message.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { defineBlock } from '../define-block.ts'

/** A heading below the title, which is level 1. */
export const headingBlock = defineBlock('heading', (fields) => ({
  text: fields.words('text', DOCUMENT_LIMITS.line),
  level: fields.oneOf('level', [2, 3]),
}))({
  name: message('blocks.heading'),
  begin: ({ text }: { readonly text: string }) => ({ text, level: 2 }),
  fill: (block, closing) => ({ ...block, text: closing.text(block.text) }),
  says: ({ text }) => text,
})
