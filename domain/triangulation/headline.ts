import { citedFigure } from '#domain/observation/cited-figure.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { difference as differenceValue, figure, indicatorName, listOf } from '#domain/message/value.ts'
import { median } from '#domain/statistics/median.ts'
import { mean } from '#domain/statistics/moments.ts'
import type { ComparedPair } from './figure-pairs.ts'
import { isLow, pairsOfFigures } from './graded-metric.ts'
import type { Grade } from './grade.ts'
import type { PairAgreement } from './pair-agreement.ts'
import { shownName, type TriangulationQuestion } from './question.ts'

/** The basis of the headline: the lowest grade of the findings, and the primary's of variability; 0 not available. */
export interface HeadlineFacts {
  readonly pairs: readonly ComparedPair[]
  readonly agreement: readonly PairAgreement[]
  readonly findings: Grade
  readonly variability: Grade
  readonly nIndicators: number
}

/**
 * The answer in a sentence: whether the sources tell the same story, and how far and on which side their figures lie apart.
 * A source is said to lie above another when the 95% interval of the mean difference leaves 0 out, or when it does in every pair. Sources
 * whose figures lie far apart never tell the same story: they move alike.
 */
export function headlineOf(question: TriangulationQuestion, facts: HeadlineFacts): Message {
  const { primary, comparisons, indicator } = question
  const names = { primary: shownName(primary), others: listOf(comparisons.map(shownName)) }
  if (facts.nIndicators === 0) return message('triangulation.no-common-indicator', names)
  if (facts.pairs.length === 0) {
    return indicator
      ? message('triangulation.no-pairs-of', { ...names, indicator: indicatorName(indicator) })
      : message('triangulation.no-pairs', names)
  }
  if (!indicator) return overIndicators(question, facts)
  if (isLow(facts.pairs.length)) return fewPairs(question, facts.pairs, indicator)
  const clauses = differences(question, facts, indicator)
  const said = {
    story: story(facts),
    said: listOf(
      clauses.map(({ words }) => words),
      'apart',
    ),
  }
  return facts.findings >= 4 && clauses.some(({ isClear }) => isClear)
    ? message('triangulation.headline-but', said)
    : message('triangulation.headline', said)
}

function story({ findings, variability }: HeadlineFacts): Message {
  const alike = isApart({ variability }) ? 'alike' : 'same'
  const told = findings === 0 ? 'open' : findings >= 4 ? alike : findings === 3 ? 'part' : 'different'
  return message('triangulation.story', { story: told })
}

/** True where the figures lie far apart, as far as that can be graded. */
function isApart({ variability }: Pick<HeadlineFacts, 'variability'>): boolean {
  return variability > 0 && variability < 4
}

function overIndicators(question: TriangulationQuestion, facts: HeadlineFacts): Message {
  const { pairs, variability } = facts
  const held = new Set(pairs.map((pair) => pair.indicator)).size
  const names = listOf([question.primary, ...question.comparisons].map(shownName))
  const said = { names, pairs: pairsOfFigures(pairs.length) }
  if (isLow(pairs.length)) return message('triangulation.few-over-indicators', said)
  return message('triangulation.over-indicators', {
    ...said,
    indicators: message('triangulation.indicators', { count: held }),
    story: story(facts),
    apart: variability >= 4 ? 'close' : variability === 3 ? 'middling' : 'far',
  })
}

/** One or two pairs are named, not judged. */
function fewPairs(
  question: TriangulationQuestion,
  pairs: readonly ComparedPair[],
  indicator: Indicator,
): Message {
  const { primary, comparisons, reference } = question
  const named = pairs.map(({ a, b, comparison, location }) => {
    const other = comparisons.find(({ id }) => id === comparison) ?? primary
    const born = a.point.coordinates.birthCohort ?? b.point.coordinates.birthCohort
    const said = {
      primary: citedFigure({ source: { ...primary, name: shownName(primary) }, point: a.point }),
      figure: figure(a.value, asPublished(a, indicator)),
      other: citedFigure({ source: { ...other, name: shownName(other) }, point: b.point }),
      otherFigure: figure(b.value, asPublished(b, indicator)),
      place: reference.locations.get(location)?.name ?? '',
    }
    return born === null
      ? message('triangulation.beside', said)
      : message('triangulation.beside-born', { ...said, born: `${born}` })
  })
  return message('triangulation.few', { pairs: pairsOfFigures(pairs.length), named: listOf(named, 'apart') })
}

/** A mean so many times the middle is that of one pair. */
const SKEWED = 2

interface Clause {
  readonly words: Message
  /** One source lies above the other beyond chance. */
  readonly isClear: boolean
}

function differences(question: TriangulationQuestion, facts: HeadlineFacts, indicator: Indicator): Clause[] {
  const ownOf = (id: number) => facts.pairs.filter(({ comparison }) => comparison === id)
  const sides = question.comparisons.map(({ id }, index) => {
    const agreed = facts.agreement[index]
    return agreed ? sideOf(agreed, ownOf(id)) : 0
  })
  const [first] = sides
  const alike = sides.length > 1 && first !== 0 && sides.every((side) => side === first)
  if (alike) return [difference(question, question.comparisons, facts.pairs, first ?? 0, indicator)]
  return question.comparisons.map((source, index) => {
    return difference(question, [source], ownOf(source.id), sides[index] ?? 0, indicator)
  })
}

/** 1 when the comparison lies above the primary, −1 below, 0 when chance may have done it; in every pair it is no chance that is told. */
function sideOf({ statistics }: PairAgreement, pairs: readonly ComparedPair[]): number {
  if (statistics.status !== 'ok') return 0
  const [low, high] = statistics.bias_ci95
  const signs = new Set(pairs.map(({ a, b }) => Math.sign(b.value - a.value)))
  const isEvery = signs.size === 1 && !signs.has(0)
  return isEvery || low > 0 || high < 0 ? Math.sign(statistics.bias) : 0
}

function difference(
  { primary }: TriangulationQuestion,
  sources: readonly DataSource[],
  pairs: readonly ComparedPair[],
  side: number,
  indicator: Indicator,
): Clause {
  const names = { primary: shownName(primary), others: listOf(sources.map(shownName)) }
  const n = pairs.length
  if (n === 0) return { words: message('triangulation.no-pair-between', names), isClear: false }
  const gaps = pairs.map(({ a, b }) => b.value - a.value)
  const counted = pairsOfFigures(n)
  if (side === 0) {
    const sizes = gaps.map(Math.abs)
    const distance = differenceValue(mean(sizes), indicator)
    if (n === 1) return { words: message('triangulation.one-apart', { ...names, distance }), isClear: false }
    const said = { ...names, pairs: counted }
    // Where one old pair makes the mean, the pair in the middle says more.
    const isSkewed = mean(sizes) > SKEWED * median(sizes)
    const middle = differenceValue(median(sizes), indicator)
    const widest = differenceValue(Math.max(...sizes), indicator)
    const words = isSkewed
      ? message('triangulation.unclear-middle', { ...said, distance: middle, widest })
      : message('triangulation.unclear', { ...said, distance })
    return { words, isClear: false }
  }
  const many = gaps.filter((gap) => Math.sign(gap) === side).length
  const which =
    many === n
      ? message('triangulation.all-pairs', { pairs: counted })
      : message('triangulation.some-pairs', { many: `${many}`, pairs: counted })
  const distance = differenceValue(mean(gaps), indicator)
  const words = message('triangulation.lies', {
    ...names,
    side: side > 0 ? 'below' : 'above',
    which,
    distance,
  })
  return { words, isClear: true }
}
