import { unitClass } from '#domain/indicator/factor.ts'
import { midSentence, unitWords } from '#domain/indicator/indicator-words.ts'
import type { Figure, FigureInput } from '#charts/figure.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { scatterOption } from './option.ts'
import { pairPoints, pairRows } from './pair-rows.ts'
import { noPairs, pairMarks, pairNotes, pairsKey, pairsSubject, pairsSummary } from './pair-words.ts'
import { shownComparisons, sourcePairs } from './source-pairs.ts'

/** Two or three sources against each other: a point for each place and year that both have a figure of. */
export function sourceScatterFigure(input: FigureInput): Figure {
  const model = sourcePairs(input)
  const empty = noPairs(model)
  const points = pairPoints(model, input)
  const { indicator, place } = model
  const isPercent = unitClass(indicator.factor) === 'percent'
  const unit = isPercent ? 'in percent' : midSentence(unitWords(indicator))
  const hasIntervals = shownComparisons(model).some(({ pairs }) =>
    pairs.some(({ a, b }) => a.interval ?? b.interval),
  )
  return {
    title: `Same year, two sources: ${pairsSubject(model)}`,
    subtitle: `Each point is one ${place ? 'year' : 'place and year'}, ${unit}; on the line both agree.`,
    key: pairsKey(model),
    sourceLine: sourceLine(points, input.reference),
    notes: empty ? [] : [...(hasIntervals ? ['Crosses: 95% intervals.'] : []), ...pairNotes(model, input)],
    rows: pairRows(points, input),
    summary: empty ? '' : pairsSummary(model),
    marks: pairMarks(model, input.reference, ({ a, b }) => [a.value, b.value]),
    empty,
    height: (width) => Math.max(260, Math.min(width * 0.92, 400)),
    option: (surface) => scatterOption(model, input, surface),
  }
}
