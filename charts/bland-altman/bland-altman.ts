import { formatNumber } from '#domain/number/format.ts'
import type { Figure } from '#charts/figure.ts'
import { pairPoints, pairRows } from '#charts/source-scatter/pair-rows.ts'
import {
  comparisonNames,
  noPairs,
  pairMarks,
  pairNotes,
  pairsKey,
  pairsSubject,
  signedValue,
} from '#charts/source-scatter/pair-words.ts'
import {
  type ComparedSource,
  shownComparisons,
  sourcePairs,
  type SourcePairs,
} from '#charts/source-scatter/source-pairs.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { blandAltmanOption, panelsHeight } from './option.ts'
import type { PairsInput } from '#charts/source-scatter/view.ts'

/** Below this many pairs limits of agreement are little more than a guess. Source: methods §1.7. */
const FEW_PAIRS = 10

/** The difference of two sources against the mean of both, a panel for each comparison, with the limits of agreement. */
export function blandAltmanFigure(input: PairsInput): Figure {
  const model = sourcePairs(input)
  const empty = noPairs(model, input)
  const points = pairPoints(model, input)
  const { indicator, primary } = model
  const unit = indicator.factor === 2 ? ', percentage points' : ''
  return {
    title: `Difference against the mean: ${pairsSubject(model)}`,
    subtitle: `${comparisonNames(model)} minus ${primary?.name ?? 'the primary source'}${unit} (Bland–Altman)`,
    key: pairsKey(model),
    sourceLine: sourceLine(points, input),
    notes: empty ? [] : [...limitNotes(model), ...pairNotes(model, input)],
    rows: pairRows(points, input),
    summary: empty
      ? ''
      : panels(model)
          .map((one) => limitWords(one, model))
          .join(' '),
    marks: pairMarks(model, input.reference, ({ a, b }) => [(a.value + b.value) / 2, b.value - a.value]),
    empty,
    height: (width) => panelsHeight(panels(model).length, width),
    option: (surface) => blandAltmanOption(model, surface),
  }
}

function panels(model: SourcePairs): readonly ComparedSource[] {
  return shownComparisons(model).filter(({ pairs }) => pairs.length > 0)
}

function limitWords(
  { source, pairs, agreement }: ComparedSource,
  { indicator, primary }: SourcePairs,
): string {
  const names = `${source.name} minus ${primary?.name ?? ''}`
  if (!agreement)
    return `${names}: ${pairs.length === 1 ? 'one pair' : 'two pairs'}, too few for a mean and limits.`
  const [low, high] = agreement.loa95
  const signed = (value: number) => signedValue(value, indicator)
  return `${names}: mean difference ${signed(agreement.bias)}; 95% limits of agreement ${signed(low)} to ${signed(high)}; n = ${pairs.length} pairs. Concordance ${formatNumber(agreement.ccc, 2)}.`
}

function limitNotes(model: SourcePairs): string[] {
  const shown = panels(model)
  const few = shown.filter(({ agreement, pairs }) => agreement && pairs.length < FEW_PAIRS)
  const names = few.map(({ source, pairs }) => `${source.name}, n = ${pairs.length}`).join('; ')
  const sloped = shown.filter(({ agreement }) => (agreement?.proportional_bias?.p ?? 1) < 0.05)
  return [
    ...shown.map((one) => limitWords(one, model)),
    ...(few.length > 0 ? [`Fewer than 10 pairs (${names}): the limits are uncertain.`] : []),
    ...sloped.map(
      ({ source }) => `${source.name}: the difference changes with the size of the figures (p < 0.05).`,
    ),
  ]
}
