import { message } from '#domain/message/message.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { defineBlock } from '../define-block.ts'
import { frozenIn, widthIn } from '../shared-fields.ts'
import { missingInView, slotsOfView } from '../view-block.ts'
import { type TemplateView, viewIn } from '../view-field.ts'

/** The rows of a view; title and note as those of a figure. `rows`: the first so many, null for all. */
export const tableBlock = defineBlock('table', (fields) => ({
  view: viewIn(fields),
  title: fields.text('title', DOCUMENT_LIMITS.line),
  note: fields.text('note', DOCUMENT_LIMITS.description),
  rows: fields.raw('rows') === null ? null : fields.count('rows', DOCUMENT_LIMITS.rows),
  width: widthIn(fields),
  frozen: frozenIn(fields),
}))({
  name: message('blocks.table'),
  begin: ({ view }: { readonly view: TemplateView }) => ({
    view,
    title: '',
    note: '',
    rows: null,
    width: 'full',
    frozen: null,
  }),
  fill: (block, closing) => ({
    ...block,
    title: closing.text(block.title),
    note: closing.text(block.note),
    view: closing.view(block.view),
  }),
  says: ({ title }) => title,
  slots: slotsOfView,
  missing: missingInView,
  figures: () => 1,
})
