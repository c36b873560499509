import { message } from '#domain/message/message.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { defineBlock } from '../define-block.ts'

/** Where another slide begins: a new sheet on paper and a rule on a screen, with its title, which may be empty, at the head. */
export const slideBreakBlock = defineBlock('slide-break', (fields) => ({
  title: fields.text('title', DOCUMENT_LIMITS.line),
}))({
  name: message('blocks.slide-break'),
  begin: () => ({ title: '' }),
  fill: (block, closing) => ({ ...block, title: closing.text(block.title) }),
  says: ({ title }) => title,
})
