import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** The public facilities of a place. */
export const facilitiesBlock = defineBlock(
  'facilities',
  findingFields,
)(findingWords(message('blocks.facilities')))
