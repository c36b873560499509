import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** What a place is, and what has changed in it. */
export const placeBlock = defineBlock('place', findingFields)(findingWords(message('blocks.place')))
