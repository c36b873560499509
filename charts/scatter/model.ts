import { type PairStudy, studyPair } from '#domain/correlation-study/pair-study.ts'
import { type PairedFigures, pairedFigures } from '#domain/correlation-study/paired-figures.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { correlationQuestion } from '#charts/correlation/question.ts'
import { type SpanScale, spanScale } from '#charts/points/span-scale.ts'
import { type ZoneLook, zoneLooks } from '#charts/points/zone-looks.ts'
import type { ScatterInput } from './view.ts'

/** The id of the mark of a place and period. */
export const rowMark = ({ location, period }: ScatterModel['study']['pairs'][number]['row']) =>
  `${location.id}:${period}`

/** The model of a scatter plot. */
export interface ScatterModel {
  readonly figures: PairedFigures
  readonly study: PairStudy
  readonly x: Indicator
  readonly y: Indicator
  readonly scales: { readonly x: SpanScale; readonly y: SpanScale }
  readonly looks: readonly ZoneLook[]
}

/** The first indicator of the view lies sideways, the second upwards; a view with one indicator has no pairs. */
export function scatterModel(input: ScatterInput): ScatterModel {
  const { view, reference } = input
  const [first = 0, second = first] = view.indicators
  const figures = pairedFigures({
    ...correlationQuestion(input),
    indicators: [first, second],
    sources: [view.sources[0] ?? 0, view.sources[1] ?? view.sources[0] ?? 0],
  })
  const study = studyPair(figures, view.options.method)
  const [x, y] = [byId(reference.indicators, first), byId(reference.indicators, second)]
  return {
    figures,
    study,
    x,
    y,
    scales: {
      x: spanScale(
        study.pairs.map((pair) => pair.x.value),
        x,
      ),
      y: spanScale(
        study.pairs.map((pair) => pair.y.value),
        y,
      ),
    },
    looks: zoneLooks(reference),
  }
}
