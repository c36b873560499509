import { isView } from '#charts/view.ts'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { FigurePage } from '#web/documents/blocks/figure/figure-page.tsx'

/** The figure that shows an answer: a live card, as on a dashboard. What no kind of figure can show leaves nothing. */
export default function AnswerFigure({ view }: { readonly view: StoredView }) {
  if (!isView(view)) return null
  const block = { ...figureBlock.begin('answer', { view }), view }
  return <FigurePage block={block} id="" release={null} />
}
