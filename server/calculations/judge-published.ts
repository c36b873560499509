import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { judgeIndicator, type KnownGroup } from '#domain/triangulation/judged-indicator.ts'
import {
  chosenSources,
  commonIndicators,
  MOST_PAIRS,
  type TriangulationQuestion,
} from '#domain/triangulation/question.ts'
import { type Triangulation, triangulate } from '#domain/triangulation/triangulate.ts'
import type { ThreadGround } from '#server/work/in-thread.ts'
import { oneByOne } from '#server/work/one-by-one.ts'

/** The figures of some sources for one indicator, at all places, and the groups of people that they have figures of. */
export interface PublishedRows {
  readonly points: readonly Point[]
  readonly groups: readonly KnownGroup[]
}

/** The rows that a triangulation asks the server for: of one indicator at a time, so that memory stays bounded. */
export interface RowsAsked {
  readonly release: number
  readonly indicator: number
  readonly sources: readonly number[]
}

/** The requests of a triangulation to the server. */
export type JudgementNeeds = {
  readonly rows: { readonly asked: RowsAsked; readonly answer: PublishedRows }
}

/** A question about the figures of a release. */
export interface PublishedQuestion {
  readonly release: number
  readonly question: TriangulationQuestion
}

/** Judges the common indicators one after the other, and joins the findings. Throws what the step throws. */
export async function judgePublished(
  { release, question }: PublishedQuestion,
  { need, step }: ThreadGround<JudgementNeeds>,
): Promise<Triangulation> {
  const sources = chosenSources(question).map(({ id }) => id)
  const judge = async (indicator: number) => {
    const { points, groups } = await need('rows', { release, indicator, sources })
    return judgeIndicator(question, byId(question.reference.indicators, indicator), points, groups)
  }
  return triangulate(question, await oneByOne(commonIndicators(question), judge, step), MOST_PAIRS)
}
