import { type Credibility, sourceCredibility } from '#domain/triangulation/credibility.ts'
import { isFilled } from '#domain/triangulation/documentation.ts'
import { sourceKind } from '#domain/triangulation/source-kind.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { DISAGREE, distanceFrom } from './disagreement.ts'
import { nameOf } from './quote-citation.ts'
import type { FigureScale } from './estimate.ts'
import { compilesEstimates, drawsOnSurveys, isSuperseded } from '#domain/reference/origins.ts'
import type { ReadFigure } from './pooled-sources.ts'
import type { QuotingRule } from './quoted.ts'

/** One thing that speaks for a figure or against it. `about`: its rule, other sources, or the source itself. */
export interface ConfidenceSign {
  readonly about: 'rule' | 'sources' | 'credibility'
  readonly speaks: 'for' | 'against'
  /** A sentence without a full stop. */
  readonly why: Message
}

export interface Confidence {
  readonly stars: 1 | 2 | 3
  readonly signs: readonly ConfidenceSign[]
  /** How credible the quoted source is, step by step; null for a pooled value. */
  readonly credibility: Credibility | null
}

interface Judged {
  readonly rule: QuotingRule
  readonly value: number
  readonly year: number
  /** Null for a pooled value. */
  readonly quoted: ReadFigure | null
  readonly read: readonly ReadFigure[]
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly scale: FigureScale
  readonly format: { readonly factor: 1 | 2 | 3 | 4; readonly decimals: number }
}

/** Sources further apart in time are not held against each other. Source: methods §8.1, step 7. */
const NEAR_YEARS = 2

/**
 * How sure a quoted figure is, 1 to 3 stars, by the steps of the coverage rule: does a rule name its source, do the sources
 * of about that time lie within the limits, is the source credible. Anything against: 1 star; all three for: 3; some for: 2;
 * nothing known: 1. Only independent sources can speak for it. Source: methods §8.1 step 7, §8.2 limits, §1.4 credibility.
 */
export function confidenceIn(judged: Judged): Confidence {
  const credibility = judged.quoted ? credibilityOf(judged.quoted, judged) : null
  const signs = [signOfRule(judged.rule), signOfSources(judged), signOfCredibility(credibility)].filter(
    (sign) => sign !== null,
  )
  const isDoubted = signs.length === 0 || signs.some(({ speaks }) => speaks === 'against')
  return { stars: isDoubted ? 1 : signs.length === 3 ? 3 : 2, signs, credibility }
}

function signOfRule(rule: QuotingRule): ConfidenceSign {
  const isNamed = rule !== 'pooled' && rule !== 'weak_newest'
  const why = message(isNamed ? 'quote.rule-names' : 'quote.no-rule-names')
  return { about: 'rule', speaks: isNamed ? 'for' : 'against', why }
}

function signOfSources(judged: Judged): ConfidenceSign | null {
  const { quoted, read, year, value, scale, format } = judged
  const near = read.filter(
    ({ figure, estimate }) =>
      figure !== quoted?.figure &&
      estimate.noted !== true &&
      !isSuperseded(figure.source) &&
      Math.abs(estimate.year - year) <= NEAR_YEARS,
  )
  const distances = near.map(({ figure, estimate }) => ({
    isFree: quoted !== null && isIndependent(quoted, { figure, estimate }),
    ...distanceFrom(value, { from: nameOf(figure), value: figure.point.value }, scale, format),
  }))
  const away = distances.filter(({ disagrees }) => disagrees).map(({ from }) => from)
  const limit = limitWords(scale)
  if (away.length > 0)
    return {
      about: 'sources',
      speaks: 'against',
      why: message('quote.far-away', { limit, sources: listOf(away, 'none') }),
    }
  const close = distances.filter(({ isFree }) => isFree).map(({ from }) => from)
  if (close.length === 0) return null
  return {
    about: 'sources',
    speaks: 'for',
    why: message('quote.close-by', { limit, sources: listOf(close, 'none') }),
  }
}

function limitWords(scale: FigureScale): Message {
  const unit = scale === 'percent' ? 'points' : 'percent'
  return message('quote.limit', { unit, limit: `${DISAGREE[unit]}` })
}

/** Neither was made from the other, nor both from one survey, and none models or gathers what the other measured. */
function isIndependent(a: ReadFigure, b: ReadFigure): boolean {
  const rootsOf = ({ figure, estimate }: ReadFigure) => [
    `${figure.source.id}`,
    ...(estimate.derived_from ?? []),
  ]
  const roots = new Set(rootsOf(a))
  if (rootsOf(b).some((id) => roots.has(id))) return false
  const models = [a, b].filter(
    ({ figure: { source } }) => drawsOnSurveys(source) || compilesEstimates(source),
  ).length
  const kinds = [a, b].map(({ estimate }) => estimate.class)
  return models === 0 || (models === 1 && !kinds.includes('survey'))
}

function signOfCredibility(credibility: Credibility | null): ConfidenceSign | null {
  if (credibility === null || credibility.grade === 3) return null
  const isGood = credibility.grade > 3
  const why = message('quote.credible', { grade: `${credibility.grade}` })
  return { about: 'credibility', speaks: isGood ? 'for' : 'against', why }
}

function credibilityOf({ figure, estimate }: ReadFigure, { table, reference, year }: Judged): Credibility {
  const { source, point } = figure
  const own = pointsWhere(table, {
    indicator: point.indicator,
    source: source.id,
    location: point.location,
  }).filter(({ flags }) => !flags.includes('projection'))
  const bounded = own.filter(({ lower }) => lower !== null).length
  const method = reference.measures.get(measureKey(point.indicator, source.id))?.method
  return sourceCredibility({
    kind: sourceKind(source),
    completeness_pct: estimate.completeness_pct ?? null,
    extreme_outliers_pct: null,
    age: year - estimate.year,
    hasMethodology: isFilled(source.methodology) || isFilled(method),
    bounded_pct: (100 * bounded) / Math.max(1, own.length),
    allGreen: null,
  })
}
