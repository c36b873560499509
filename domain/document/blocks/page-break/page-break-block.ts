import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'

/** A new sheet on paper; on a screen a rule. */
export const pageBreakBlock = defineBlock('page-break', () => ({}))({
  name: message('blocks.page-break'),
  begin: () => ({}),
  fill: (block) => block,
})
