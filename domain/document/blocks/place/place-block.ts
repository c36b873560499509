import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** The kind of a place, and the changes in it. */
export const placeBlock = defineBlock('place', findingFields)(findingWords(message('blocks.place')))
