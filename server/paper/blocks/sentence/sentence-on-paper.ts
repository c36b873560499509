import { emptyFigure, notShown } from '../../document/framed-figure.ts'
import { resolveView } from '../../document/resolve-view.ts'
import type { OnPaper } from '../on-paper.ts'

/** What a view shows, in words. */
export const sentenceOnPaper: OnPaper<'sentence'> = async ({ view, width }, ground) => {
  const resolved = await resolveView(view, ground)
  if ('kind' in resolved) return [notShown({ title: '', width }, resolved, ground)]
  const { figure, title, address, reference } = resolved
  if (figure.empty)
    return [emptyFigure(figure.empty, { title, width, address }, { reference, language: ground.language })]
  return [{ kind: 'sentence', width, text: figure.summary, sources: figure.sourceLine }]
}
