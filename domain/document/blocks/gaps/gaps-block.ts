import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** What is not known of a place. */
export const gapsBlock = defineBlock('gaps', findingFields)(findingWords(message('blocks.gaps')))
