import { citedFigure } from '#domain/observation/cited-figure.ts'
import type { Credibility } from '#domain/triangulation/credibility.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { type Message, message } from '#domain/message/message.ts'
import { decimal, figure, listOf } from '#domain/message/value.ts'
import { isCompiled, isModelled } from '#domain/reference/kinship.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { ownCredibility } from '#domain/triangulation/own-credibility.ts'
import type { Counterpart } from './counterparts.ts'
import { DISAGREE, distanceFrom } from './disagreement.ts'
import type { FigureScale } from './estimate.ts'
import type { ReadFigure } from './pooled-sources.ts'
import type { QuotingRule } from './quoted.ts'
import type { UsableFigure } from './usable-figures.ts'

/** How good a figure is by itself. Source: methods §13.5. */
export const STRENGTHS = ['strong', 'fair', 'weak'] as const

/**
 * Agreement of other figures of the same time: independent ones agree; some lie beyond the limit; they are
 * neither close nor beyond it; or nobody independent has a figure of that time, which confirms nothing.
 * Source: methods
 * 13.5.
 */
export const AGREEMENTS = ['agrees', 'disagrees', 'unclear', 'nobody'] as const

/** One thing that speaks for a figure or against it. `about`: its rule, other sources, or the source itself. */
export interface ConfidenceSign {
  readonly about: 'rule' | 'sources' | 'credibility'
  readonly speaks: 'for' | 'against'
  /** A sentence without a full stop. */
  readonly why: Message
}

export interface Confidence {
  readonly stars: 1 | 2 | 3
  readonly strength: (typeof STRENGTHS)[number]
  readonly agreement: (typeof AGREEMENTS)[number]
  readonly signs: readonly ConfidenceSign[]
  /** How credible the quoted source is, step by step; null for a pooled value. */
  readonly credibility: Credibility | null
}

interface Judged {
  readonly rule: QuotingRule
  readonly value: number
  readonly year: number
  /** The year that counts as now. */
  readonly now: number
  /** Null for a pooled value. */
  readonly quoted: ReadFigure | null
  /** What other sources say of its time; those of a pooled value are what it is made of. */
  readonly others: readonly Counterpart[]
  /** Surveys of earlier times with which the quoted model disagrees about those times. */
  readonly contradicted: readonly UsableFigure[]
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly scale: FigureScale
  readonly format: { readonly factor: 1 | 2 | 3 | 4; readonly decimals: number }
}

/**
 * The confidence in a quoted figure: its own strength, and whether independent figures of the same time agree
 * with it; 1 to 3 stars from both. A weak or contradicted figure has one star; three take strength and
 * somebody independent who agrees. Silence of others never adds a star. Source: methods
 * 13.5,
 * 1.4 for credibility.
 */
export function confidenceIn(judged: Judged): Confidence {
  const credibility = judged.quoted ? credibilityOf(judged.quoted, judged) : null
  const strength = strengthOf(judged)
  const agreement = agreementOf(judged)
  const signs = [signOfRule(judged.rule), signOfSources(judged, agreement), signOfCredibility(credibility)]
  const stars =
    strength === 'weak' || agreement === 'disagrees'
      ? 1
      : 1 + (strength === 'strong' ? 1 : 0) + (agreement === 'agrees' ? 1 : 0)
  return {
    stars: stars === 3 ? 3 : stars === 2 ? 2 : 1,
    strength,
    agreement,
    signs: signs.filter((sign) => sign !== null),
    credibility,
  }
}

const FRESH_YEARS = 3
const RECENT_YEARS = 5
/** Half of an interval that is still narrow, in points, or as a share of the value. Source: methods §13.5. */
const NARROW = { points: 5, share: 0.1 }

/**
 * Strong: the newest edition of the official custodian, or a sample or full count of the last 3 years with a narrow published
 * interval. Fair: another survey, count or official estimate of the last 5. A remark takes one step off.
 */
function strengthOf({ quoted, rule, value, now, year, scale }: Judged): Confidence['strength'] {
  if (!quoted) return 'fair'
  const { estimate, figure } = quoted
  const age = now - year
  const { lower, upper } = figure.point
  const half = lower === null || upper === null ? null : (upper - lower) / 2
  const isNarrow =
    half !== null && half <= (scale === 'percent' ? NARROW.points : NARROW.share * Math.abs(value)) + 1e-9
  const isSample = estimate.class === 'survey' || estimate.class === 'census'
  const isOfficial = estimate.official === true && age <= RECENT_YEARS
  const isStrong = isOfficial || (isSample && isNarrow && age <= FRESH_YEARS)
  const isFair = (isSample && age <= RECENT_YEARS) || rule === 'complete_routine'
  const steps = (isStrong ? 2 : isFair ? 1 : 0) - (estimate.noted === true ? 1 : 0)
  return steps >= 2 ? 'strong' : steps === 1 ? 'fair' : 'weak'
}

/** Independent figures this near agree: points for percentages, percent for all else. Source: methods §13.5. */
const AGREE = { points: 5, percent: 10 } as const

/** Whether the figures that a pooled value is made of agree with each other: each is independent of the others, or it would not be one of them. */
function agreementOfPooled({ others, ...judged }: Judged): Confidence['agreement'] {
  const pairs = others.flatMap((one, index) =>
    others.slice(index + 1).map((other) => distanceOf(other, { ...judged, others, value: one.point.value })),
  )
  if (pairs.length === 0) return 'nobody'
  if (pairs.some(({ disagrees }) => disagrees)) return 'disagrees'
  return pairs.every(({ apart, unit }) => apart <= AGREE[unit] + 1e-9) ? 'agrees' : 'unclear'
}

function agreementOf(judged: Judged): Confidence['agreement'] {
  const { others, contradicted, quoted } = judged
  if (quoted === null) return agreementOfPooled(judged)
  if (contradicted.length > 0 || others.some((other) => distanceOf(other, judged).disagrees))
    return 'disagrees'
  const free = freeOf(judged)
  if (free.length === 0) return 'nobody'
  return free.every((other) => agrees(other, judged)) ? 'agrees' : 'unclear'
}

/** Those who can confirm: on other evidence, and no model or compilation, as nobody knows all that such a one takes in. */
function freeOf({ others, quoted, reference }: Judged): Counterpart[] {
  if (quoted && isModelled(quoted.figure.point, reference)) return []
  return others.filter(
    ({ kin, point }) =>
      kin === 'independent' && !isModelled(point, reference) && !isCompiled(point, reference),
  )
}

function distanceOf(other: Counterpart, { value, scale, format }: Judged) {
  const { point } = other
  const from = nameOf(other)
  return distanceFrom(value, { from, value: point.value }, scale, format)
}

function agrees(other: Counterpart, judged: Judged): boolean {
  const { apart, unit } = distanceOf(other, judged)
  if (apart <= AGREE[unit] + 1e-9) return true
  const own = judged.quoted?.figure.point
  const { lower, upper } = other.point
  if (!own || own.lower === null || own.upper === null || lower === null || upper === null) return false
  return own.lower <= upper && lower <= own.upper
}

function nameOf({ point, source }: Pick<Counterpart, 'point' | 'source'>): Message {
  return message('quote.figure', { cited: citedFigure({ source, point }) })
}

/** What another source says and how far that is: `NHMIS 2022 says 75.3%, 36.7 points higher`. */
function awayWords(other: Counterpart, judged: Judged): Message {
  const { apart, unit } = distanceOf(other, judged)
  return message('quote.away', {
    cited: nameOf(other),
    figure: figure(other.point.value, asPublished(other.point, judged.format)),
    apart: decimal(apart, 1),
    unit,
    direction: other.point.value > judged.value ? 'higher' : 'lower',
  })
}

function signOfRule(rule: QuotingRule): ConfidenceSign {
  const isNamed = rule !== 'pooled' && rule !== 'weak_newest'
  const why = message(isNamed ? 'quote.rule-names' : 'quote.no-rule-names')
  return { about: 'rule', speaks: isNamed ? 'for' : 'against', why }
}

function signOfSources(judged: Judged, agreement: Confidence['agreement']): ConfidenceSign | null {
  const { others, scale } = judged
  const limit = limitWords(scale)
  if (agreement === 'disagrees') {
    const far = others.filter((other) => !judged.quoted || distanceOf(other, judged).disagrees)
    const away = [
      ...far.map((other) => awayWords(other, judged)),
      ...judged.contradicted.map((survey) => message('quote.figure', { cited: citedFigure(survey) })),
    ]
    const about = { limit, sources: listOf(away, 'none') }
    const why = judged.quoted ? message('quote.far-away', about) : message('quote.apart-pooled', about)
    return { about: 'sources', speaks: 'against', why }
  }
  if (agreement !== 'agrees') return null
  const close = (judged.quoted ? freeOf(judged) : others).map(nameOf)
  const why = message('quote.close-by', { limit, sources: listOf(close, 'none') })
  return { about: 'sources', speaks: 'for', why }
}

function limitWords(scale: FigureScale): Message {
  const unit = scale === 'percent' ? 'points' : 'percent'
  return message('quote.limit', { unit, limit: `${DISAGREE[unit]}` })
}

function signOfCredibility(credibility: Credibility | null): ConfidenceSign | null {
  if (credibility === null || credibility.grade === 3) return null
  const isGood = credibility.grade > 3
  const why = message('quote.credible', { grade: `${credibility.grade}` })
  return { about: 'credibility', speaks: isGood ? 'for' : 'against', why }
}

function credibilityOf({ figure, estimate }: ReadFigure, { table, reference, year }: Judged): Credibility {
  const { source, point } = figure
  const { indicator, location } = point
  const completeness = estimate.completeness_pct ?? null
  return ownCredibility({
    ...{ source, indicator, location, table, reference, completeness },
    age: year - estimate.year,
  })
}
