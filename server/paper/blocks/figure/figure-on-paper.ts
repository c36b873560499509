import { resolveView } from '../../document/resolve-view.ts'
import { framedFigure, notShown } from '../../document/framed-figure.ts'
import type { OnPaper } from '../on-paper.ts'

/** A figure, or why it is not there. */
export const figureOnPaper: OnPaper<'figure'> = async (block, ground) => {
  const resolved = await resolveView(block.view, ground)
  if ('kind' in resolved) return [notShown(block, resolved, ground)]
  return [framedFigure(resolved, { ...block, name: block.id }, ground)]
}
