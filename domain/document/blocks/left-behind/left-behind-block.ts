import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** The people left behind by wealth, residence and sex. */
export const leftBehindBlock = defineBlock(
  'left-behind',
  findingFields,
)(findingWords(message('blocks.left-behind')))
