import { sentences } from '#domain/message/value.ts'
import { message } from '#domain/message/message.ts'
import { unitClass } from '#domain/number/factor.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import type { Figure } from '#charts/figure.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { drawsIntervals, sourceScatterPicture } from './picture.ts'
import { pairGaps, pairPoints, pairRows } from '#charts/pairs/pair-rows.ts'
import {
  noPairs,
  pairMarks,
  pairNotes,
  pairsKey,
  pairsSubject,
  pairsSummary,
} from '#charts/pairs/pair-words.ts'
import { shownComparisons, type SourcePairs, sourcePairs } from '#charts/pairs/source-pairs.ts'
import type { PairsInput } from '#charts/pairs/view.ts'

/** Two or three sources against each other: a point for each place and year that both have a figure of. */
export function sourceScatterFigure(input: PairsInput): Figure {
  const model = sourcePairs(input)
  const empty = noPairs(model, input)
  const points = pairPoints(model, input)
  const { indicator, place } = model
  const isPercent = unitClass(indicator.factor) === 'percent'
  const unit = isPercent ? message('pairs.in-percent') : unitOf(indicator)
  const { language } = input
  const each = place ? 'year' : 'both'
  return {
    title: language.text(message('pairs.scatter-title', { subject: pairsSubject(model) })),
    subtitle: language.text(message('pairs.scatter-subtitle', { each, unit })),
    key: pairsKey(model, language),
    sourceLine: sourceLine(points, input),
    notes: empty ? [] : [...intervalNotes(model, input), ...pairNotes(model, input)],
    rows: pairRows(points, input),
    gaps: pairGaps(model, input),
    summary: empty ? '' : language.text(sentences(pairsSummary(model))),
    marks: pairMarks(model, input),
    empty,
    height: (width) => Math.max(260, Math.min(width * 0.92, 400)),
    picture: (surface) => sourceScatterPicture(model, input, surface),
  }
}

function intervalNotes(model: SourcePairs, input: PairsInput): string[] {
  const pairs = shownComparisons(model).flatMap((one) => one.pairs)
  if (!pairs.some(({ a, b }) => a.interval ?? b.interval)) return []
  const said = drawsIntervals(model, input) ? message('pairs.crosses') : message('pairs.no-crosses')
  return [input.language.text(said)]
}
