import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** The figures to quote of a place in one table. */
export const keyTableBlock = defineBlock(
  'key-table',
  findingFields,
)(findingWords(message('blocks.key-table')))
