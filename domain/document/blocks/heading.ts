import { DOCUMENT_LIMITS } from '../limits.ts'
import { defineBlock } from './define-block.ts'

/** A heading below the title, which is level 1. */
export const headingBlock = defineBlock('heading', (fields) => ({
  text: fields.words('text', DOCUMENT_LIMITS.line),
  level: fields.oneOf('level', [2, 3]),
}))
