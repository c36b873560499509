import type { BroughtSources } from '#contract/triangulation/by-ids.ts'
import { message } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { judgeIndicator } from '#domain/triangulation/judged-indicator.ts'
import { commonIndicators, MOST_PAIRS } from '#domain/triangulation/question.ts'
import { type Triangulation, triangulate } from '#domain/triangulation/triangulate.ts'
import { oneByOne, type Step } from '#server/work/one-by-one.ts'
import { broughtQuestion } from './brought-question.ts'

/** Figures that a caller brings, side by side. */
export async function judgeBrought(brought: BroughtSources, step: Step): Promise<Triangulation> {
  const { question, points } = broughtQuestion(brought)
  const byIndicator = Map.groupBy(points, ({ indicator }) => indicator)
  const judge = (id: number) =>
    judgeIndicator(question, byId(question.reference.indicators, id), byIndicator.get(id) ?? [], [])
  const judged = await oneByOne(commonIndicators(question), judge, step)
  const found = triangulate(question, judged, MOST_PAIRS)
  return { ...found, caveats: [...found.caveats, message('answers.one-level')] }
}
