import { type MatrixStudy, studySteps } from '#domain/correlation-study/matrix-study.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { Figures } from '#sections/files/figures.ts'
import { type CorrelationChoice, correlationOffer, resolveCorrelation } from './correlation-choice.ts'
import { type CorrelationResolution, correlationQuestion, openedPair } from './correlation-question.ts'
import type { CorrelationState } from './state.ts'

/** A choice with every pair of it worked out; `studied` is null where there are fewer than two indicators. */
export interface StudiedChoice extends CorrelationChoice {
  readonly studied: StudyResolution | null
}

export interface StudyResolution extends CorrelationResolution {
  readonly study: MatrixStudy
  /** The pair in full: first sideways, second upwards. */
  readonly pair: readonly [number, number] | null
}

type Worked = Omit<StudyResolution, 'pair'>

/** The last matrix of some figures, so that opening another pair works nothing out again. */
const kept = new WeakMap<Figures, { readonly key: string; readonly worked: Worked }>()

/** Resolves what is asked and correlates every pair, row by row. */
export function* studiedChoice(
  asked: SectionRequest<CorrelationState>,
  figures: Figures,
): Generator<undefined, StudiedChoice> {
  const { wanted } = asked
  const choice = resolveCorrelation(wanted, correlationOffer(asked))
  const { indicators, source } = choice
  if (source === null || indicators.length < 2) return { ...choice, studied: null }
  const { over, period, location, method, adjust } = wanted
  const key = JSON.stringify([indicators, source, over, period, location, method, adjust])
  const last = kept.get(figures)
  const worked = last?.key === key ? last.worked : yield* work(wanted, { ...figures, indicators, source })
  kept.set(figures, { key, worked })
  const pair = openedPair(wanted, worked.figures, figures.reference)
  return { ...choice, moved: [...choice.moved, ...worked.moved], studied: { ...worked, pair } }
}

function* work(
  wanted: CorrelationState,
  given: Parameters<typeof correlationQuestion>[1],
): Generator<undefined, Worked> {
  const resolution = correlationQuestion(wanted, given)
  const { method, adjust } = wanted
  const study = yield* studySteps(resolution.figures, {
    method: method ?? undefined,
    adjust: adjust === 'holm' ? adjust : undefined,
  })
  return { ...resolution, study }
}

/** The pair of a number, row by row of the lower triangle: the earlier indicator lies sideways. */
export function pairAt(indicators: readonly number[], number: number): readonly [number, number] | null {
  let first = 0
  for (let row = 1; row < indicators.length; row += 1) {
    const [x, y] = [indicators[number - first], indicators[row]]
    if (number < first + row) return x !== undefined && y !== undefined ? [x, y] : null
    first += row
  }
  return null
}
