import { defineBlock } from './define-block.ts'
import { frozenIn, widthIn } from './shared-fields.ts'
import { viewIn } from './view-field.ts'

/** What a view shows, said in words that are made from its figures whenever it is drawn. */
export const sentenceBlock = defineBlock('sentence', (fields) => ({
  view: viewIn(fields),
  width: widthIn(fields),
  frozen: frozenIn(fields),
}))
