import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { frozenIn, widthIn } from '../shared-fields.ts'
import { missingInView, slotsOfView } from '../view-block.ts'
import { type TemplateView, viewIn } from '../view-field.ts'

/** A view in words that are made from its figures whenever it is drawn. */
export const sentenceBlock = defineBlock('sentence', (fields) => ({
  view: viewIn(fields),
  width: widthIn(fields),
  frozen: frozenIn(fields),
}))({
  name: message('blocks.sentence'),
  begin: ({ view }: { readonly view: TemplateView }) => ({ view, width: 'full', frozen: null }),
  fill: (block, closing) => ({ ...block, view: closing.view(block.view) }),
  slots: slotsOfView,
  missing: missingInView,
  figures: () => 1,
})
