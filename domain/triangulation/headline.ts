import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatDifference, formatWithUnit } from '#domain/number/format.ts'
import { mean } from '#domain/statistics/moments.ts'
import type { ComparedPair } from './figure-pairs.ts'
import { counted, isLow } from './graded-metric.ts'
import type { Grade } from './grade.ts'
import { joinedNames } from './joined-names.ts'
import type { PairAgreement } from './pair-agreement.ts'
import { shownName, type TriangulationQuestion } from './question.ts'

/** What the headline is made from: the lowest grade of the findings, and the primary's of variability; 0 not available. */
export interface HeadlineFacts {
  readonly pairs: readonly ComparedPair[]
  readonly agreement: readonly PairAgreement[]
  readonly findings: Grade
  readonly variability: Grade
  readonly nIndicators: number
}

/**
 * The answer in a sentence: whether the sources tell the same story, and how far and on which side their figures lie apart.
 * A source is said to lie above another only when the 95% interval of the mean difference leaves 0 out.
 */
export function headlineOf(question: TriangulationQuestion, facts: HeadlineFacts): string {
  const { primary, comparisons, indicator } = question
  const others = joinedNames(comparisons.map(shownName))
  if (facts.nIndicators === 0) return `${shownName(primary)} has no indicator in common with ${others}.`
  if (facts.pairs.length === 0) {
    const what = indicator ? ` of ${indicator.shortName}` : ''
    return `${shownName(primary)} and ${others} have no figure${what} for the same place and year, so their figures cannot be compared.`
  }
  if (!indicator) return overIndicators(question, facts)
  if (isLow(facts.pairs.length)) return fewPairs(question, facts.pairs, indicator)
  const clauses = differences(question, facts, indicator)
  const turn = facts.findings >= 4 && clauses.some(({ isClear }) => isClear) ? ', but ' : '; '
  return `${story(facts.findings)}${turn}${clauses.map(({ words }) => words).join('; ')}.`
}

function story(findings: Grade): string {
  if (findings === 0) return 'Whether they tell the same story cannot be judged'
  if (findings >= 4) return 'They tell the same story'
  return findings === 3 ? 'They tell the same story in part' : 'They do not tell the same story'
}

function overIndicators(question: TriangulationQuestion, facts: HeadlineFacts): string {
  const { pairs, findings, variability } = facts
  const held = new Set(pairs.map((pair) => pair.indicator)).size
  const names = joinedNames([question.primary, ...question.comparisons].map(shownName))
  if (isLow(pairs.length)) {
    return `${names} have only ${counted(pairs.length, 'pair of figures', 'pairs of figures')}: too few to say whether they tell the same story.`
  }
  const apart = variability >= 4 ? 'close together' : variability === 3 ? 'moderately far apart' : 'far apart'
  const tale = story(findings)
    .replace(/^They/, 'they')
    .replace(/^Whether/, 'whether')
  return `${names} have ${counted(pairs.length, 'pair of figures', 'pairs of figures')} over ${counted(held, 'indicator', 'indicators')}: ${tale}, and their figures lie ${apart}.`
}

/** One or two pairs are named, not judged. */
function fewPairs(
  question: TriangulationQuestion,
  pairs: readonly ComparedPair[],
  indicator: Indicator,
): string {
  const { primary, comparisons, reference } = question
  const named = pairs.map(({ a, b, comparison, location, year }) => {
    const other = comparisons.find(({ id }) => id === comparison)
    const place = reference.locations.get(location)?.name ?? ''
    return `${shownName(primary)} ${formatWithUnit(a.value, indicator)} beside ${other ? shownName(other) : ''} ${formatWithUnit(b.value, indicator)} (${place}, ${year})`
  })
  return `Only ${counted(pairs.length, 'pair of figures', 'pairs of figures')}: ${named.join('; ')}. Too few to say whether the sources tell the same story.`
}

interface Clause {
  readonly words: string
  /** One source lies above the other beyond chance. */
  readonly isClear: boolean
}

function differences(question: TriangulationQuestion, facts: HeadlineFacts, indicator: Indicator): Clause[] {
  const sides = facts.agreement.map(sideOf)
  const [first] = sides
  const alike = sides.length > 1 && first !== 0 && sides.every((side) => side === first)
  if (alike) return [difference(question, question.comparisons, facts.pairs, first ?? 0, indicator)]
  return question.comparisons.map((source, index) => {
    const own = facts.pairs.filter(({ comparison }) => comparison === source.id)
    return difference(question, [source], own, sides[index] ?? 0, indicator)
  })
}

/** 1 when the comparison lies above the primary, −1 below, 0 when chance may have done it. */
function sideOf({ statistics }: PairAgreement): number {
  if (statistics.status !== 'ok') return 0
  const [low, high] = statistics.bias_ci95
  return low > 0 || high < 0 ? Math.sign(statistics.bias) : 0
}

function difference(
  { primary }: TriangulationQuestion,
  sources: readonly DataSource[],
  pairs: readonly ComparedPair[],
  side: number,
  indicator: Indicator,
): Clause {
  const [own, others] = [shownName(primary), joinedNames(sources.map(shownName))]
  const n = pairs.length
  if (n === 0) return { words: `there is no pair of figures of ${own} and ${others}`, isClear: false }
  const gaps = pairs.map(({ a, b }) => b.value - a.value)
  const inWords = counted(n, 'pair of figures', 'pairs of figures')
  if (side === 0) {
    const distance = amount(mean(gaps.map(Math.abs)), indicator)
    return {
      words: `${own} and ${others} are ${distance} apart on average over ${inWords}, and neither lies clearly above the other`,
      isClear: false,
    }
  }
  const many = gaps.filter((gap) => Math.sign(gap) === side).length
  const where = many === n ? `all ${inWords}` : `${many} of ${inWords}`
  const words = `${own} lies ${side > 0 ? 'below' : 'above'} ${others} in ${where}, by ${amount(mean(gaps), indicator)} on average`
  return { words, isClear: true }
}

function amount(difference: number, indicator: Indicator): string {
  return formatDifference(difference, indicator)
}
