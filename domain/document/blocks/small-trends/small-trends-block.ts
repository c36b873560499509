import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** The figures of a place over time, each indicator in a small picture. */
export const smallTrendsBlock = defineBlock(
  'small-trends',
  findingFields,
)(findingWords(message('blocks.small-trends')))
