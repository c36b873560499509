import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** The disagreements of sources, and which figure to quote. */
export const disagreementBlock = defineBlock(
  'disagreement',
  findingFields,
)(findingWords(message('blocks.disagreement')))
