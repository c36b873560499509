import { isView } from '#charts/view.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { ViewPart } from '#web/documents/view-part.tsx'
import { blockOfView } from '#web/views/capture/captured.ts'

/** The figure that shows an answer: a live card, as on a dashboard. What no kind of figure can show leaves nothing. */
export default function AnswerFigure({ view }: { readonly view: StoredView }) {
  if (!isView(view)) return null
  const block = blockOfView(view, 'figure')
  return block.kind === 'figure' && <ViewPart block={{ ...block, view }} release={null} />
}
