import { DOCUMENT_LIMITS } from '../limits.ts'
import { defineBlock } from './define-block.ts'
import { frozenIn, widthIn } from './shared-fields.ts'
import { viewIn } from './view-field.ts'

/** The rows of a view; title and note as those of a figure. `rows`: the first so many, null for all. */
export const tableBlock = defineBlock('table', (fields) => ({
  view: viewIn(fields),
  title: fields.text('title', DOCUMENT_LIMITS.line),
  note: fields.text('note', DOCUMENT_LIMITS.description),
  rows: fields.raw('rows') === null ? null : fields.count('rows', DOCUMENT_LIMITS.rows),
  width: widthIn(fields),
  frozen: frozenIn(fields),
}))
