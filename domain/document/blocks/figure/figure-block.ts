import { message } from '#domain/message/message.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { defineBlock } from '../define-block.ts'
import { frozenIn, widthIn } from '../shared-fields.ts'
import { missingInView, slotsOfView } from '../view-block.ts'
import { type TemplateView, viewIn } from '../view-field.ts'
import { annotationsIn } from './annotations.ts'

/** How high a figure is, against its usual height. */
export const FIGURE_HEIGHTS = { usual: 1, low: 0.7, high: 1.4 } as const

/** A figure. An empty title is the figure's own; a note stands before the figure's own. */
export const figureBlock = defineBlock('figure', (fields) => ({
  view: viewIn(fields),
  title: fields.text('title', DOCUMENT_LIMITS.line),
  note: fields.text('note', DOCUMENT_LIMITS.description),
  width: widthIn(fields),
  height: fields.oneOf('height', ['usual', 'low', 'high']),
  annotations: annotationsIn(fields),
  frozen: frozenIn(fields),
}))({
  name: message('blocks.figure'),
  begin: ({ view }: { readonly view: TemplateView }) => ({
    view,
    title: '',
    note: '',
    width: 'full',
    height: 'usual',
    annotations: [],
    frozen: null,
  }),
  fill: (block, closing) => ({
    ...block,
    title: closing.text(block.title),
    note: closing.text(block.note),
    view: closing.view(block.view),
    annotations: block.annotations.map((each) =>
      each.kind === 'text' ? { ...each, text: closing.text(each.text) } : each,
    ),
  }),
  says: ({ title }) => title,
  slots: slotsOfView,
  missing: missingInView,
  figures: () => 1,
})
