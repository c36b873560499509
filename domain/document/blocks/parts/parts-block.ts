import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { findingFields, findingWords } from '../finding.ts'

/** The parts of a place to look at, on its map. */
export const partsBlock = defineBlock('parts', findingFields)(findingWords(message('blocks.parts')))
