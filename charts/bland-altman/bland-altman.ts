import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { decimal, listOf, signedDifference, sourceName } from '#domain/message/value.ts'
import type { Figure } from '#charts/figure.ts'
import { pairGaps, pairPoints, pairRows } from '#charts/pairs/pair-rows.ts'
import {
  comparisonNames,
  noPairs,
  pairMarks,
  pairNotes,
  pairsKey,
  pairsSubject,
} from '#charts/pairs/pair-words.ts'
import {
  type ComparedSource,
  shownComparisons,
  sourcePairs,
  type SourcePairs,
} from '#charts/pairs/source-pairs.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { blandAltmanPicture, panelsHeight } from './picture.ts'
import type { PairsInput } from '#charts/pairs/view.ts'

/** Below this many pairs limits of agreement are little more than a guess. Source: methods §1.7. */
const FEW_PAIRS = 10

/** The difference of two sources against the mean of both, a panel for each comparison, with the limits of agreement. */
export function blandAltmanFigure(input: PairsInput): Figure {
  const model = sourcePairs(input)
  const empty = noPairs(model, input)
  const points = pairPoints(model, input)
  const { indicator, primary } = model
  const { language } = input
  const limits = panels(model).map((one) => language.text(limitWords(one, model)))
  return {
    title: language.text(message('pairs.difference-title', { subject: pairsSubject(model) })),
    subtitle: language.text(
      message('pairs.difference-subtitle', {
        names: comparisonNames(model),
        primary: primary?.name ?? message('pairs.primary'),
        unit: indicator.factor === 2 ? 'points' : 'none',
      }),
    ),
    key: pairsKey(model, language),
    sourceLine: sourceLine(points, input),
    notes: empty ? [] : [...limits, ...limitNotes(model, language), ...pairNotes(model, input)],
    rows: pairRows(points, input),
    gaps: pairGaps(model, input),
    summary: empty ? '' : limits.join(' '),
    marks: pairMarks(model, input),
    empty,
    height: (width) => panelsHeight(panels(model).length, width),
    picture: (surface) => blandAltmanPicture(model, language, surface),
  }
}

function panels(model: SourcePairs): readonly ComparedSource[] {
  return shownComparisons(model).filter(({ pairs }) => pairs.length > 0)
}

function limitWords({ source, pairs, agreement }: ComparedSource, model: SourcePairs): Message {
  const { indicator, primary } = model
  const names = { source: sourceName(source), primary: primary?.name ?? '' }
  if (!agreement) return message('pairs.few-for-limits', { ...names, count: pairs.length })
  const [low, high] = agreement.loa95
  return message('pairs.limits', {
    ...names,
    bias: signedDifference(agreement.bias, indicator),
    low: signedDifference(low, indicator),
    high: signedDifference(high, indicator),
    count: String(pairs.length),
    concordance: decimal(agreement.ccc, 2),
  })
}

function limitNotes(model: SourcePairs, language: Language): string[] {
  const shown = panels(model)
  const few = shown.filter(({ agreement, pairs }) => agreement && pairs.length < FEW_PAIRS)
  const named = few.map(({ source, pairs }) =>
    message('pairs.source-n', { source: sourceName(source), count: String(pairs.length) }),
  )
  const sloped = shown.filter(({ agreement }) => (agreement?.proportional_bias?.p ?? 1) < 0.05)
  return [
    ...(named.length > 0 ? [message('pairs.uncertain-limits', { sources: listOf(named, 'apart') })] : []),
    ...sloped.map(({ source }) => message('pairs.sloped', { source: sourceName(source) })),
  ].map((said) => language.text(said))
}
