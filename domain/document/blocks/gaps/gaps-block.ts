import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** The gaps in the knowledge of a place. */
export const gapsBlock = defineBlock('gaps', findingFields)(findingWords(message('blocks.gaps')))
