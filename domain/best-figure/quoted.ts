import { type Message, message } from '#domain/message/message.ts'
import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'
import type { Topic } from '#domain/indicator/topics.ts'
import type { Estimate, FigureScale } from './estimate.ts'
import { type PooledFigure, pooledFigure } from './pooled.ts'

/** The rule of the order of precedence that chose the figure. */
export type QuotingRule =
  | 'official_estimate'
  | 'household_survey'
  | 'complete_routine'
  | 'pooled'
  | 'weak_newest'

export interface Quote {
  readonly rule: QuotingRule
  readonly value: number
  readonly label: string | null
  readonly year: number
}

export interface QuotedFigure {
  readonly status: 'ok'
  readonly n: number
  readonly topic: Topic
  readonly quote: Quote
  /** The choice of the next rule. */
  readonly runner_up: Quote | null
  readonly pooled: PooledFigure | null
  /** Quoted and pooled value differ by more than 10 points (percent) or 20%. */
  readonly sources_disagree: boolean | null
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

export interface QuotingInput {
  readonly estimates: readonly Estimate[]
  readonly year: number
  readonly scale: FigureScale
  readonly topic?: Topic | undefined
  /** A value pooled by the caller, with its year; without it all estimates are pooled for `year`. */
  readonly pool?: { readonly figure: PooledFigure | null; readonly year: number } | undefined
}

const OFFICIAL_TOPICS: readonly Topic[] = ['mortality', 'hiv']
const SURVEY_TOPICS: readonly Topic[] = ['coverage', 'nutrition', 'behaviour']
const ROUTINE_TOPICS: readonly Topic[] = ['count', 'service_volume', 'facility']

/**
 * The figure to quote for a year: an official inter-agency estimate up to 3 years old (mortality, HIV); the
 * newest household survey up to 5 years old (coverage, nutrition, behaviour); routine with completeness of
 * 90% and no red check (counts, service volume, facilities, and the year itself); for all else the official
 * custodian's newest, or a household survey, up to 5 years old; the pooled value, where no single figure
 * qualifies, and never of counts; the newest of all, marked weak. Figures of later years are not looked at; those of a source that
 * has ended are pooled alone (decision 208).
 * At least 1 estimate. Source: methods
 * 8.2,
 * 13.6.
 */
export function quotedFigure(input: QuotingInput): QuotedFigure | Insufficient {
  const { year, scale } = input
  const topic = input.topic ?? (scale === 'percent' ? 'coverage' : 'other')
  const estimates = input.estimates.filter((entry) => entry.year <= year)
  if (estimates.length === 0) return insufficient(0, 1, 'no_estimates')
  // Totals are not one quantity over years or sources. Source: methods §13.6.
  const made = scale === 'count' ? null : pooledFigure(input.estimates, year, scale)
  const pooled = input.pool ? input.pool.figure : made
  const pool = pooled?.status === 'ok' ? pooled : null
  const poolYear = input.pool?.year ?? year
  const [quote, runnerUp = null] = candidates(estimates, year, topic, pool && { ...pool, year: poolYear })
  if (!quote) return insufficient(0, 1, 'no_estimates')
  const isDependent = input.estimates.some((entry) =>
    entry.derived_from?.some((label) => input.estimates.some((other) => other.label === label)),
  )
  return {
    status: 'ok',
    n: input.estimates.length,
    topic,
    quote,
    runner_up: runnerUp,
    pooled: pool,
    sources_disagree: pool === null ? null : disagree(quote.value, pool.value, scale),
    warnings: quote.rule === 'weak_newest' ? ['weak'] : [],
    caveats: isDependent ? [message('answers.not-independent')] : [],
  }
}

/** The choice of each rule, in the order of the rules; a figure chosen by one is not chosen again. */
function candidates(
  estimates: readonly Estimate[],
  year: number,
  topic: Topic,
  pool: (PooledFigure & { readonly year: number }) | null,
): Quote[] {
  const anyway = estimates.filter(({ ended }) => ended !== true).toSorted((a, b) => b.year - a.year)
  const newest = anyway.toSorted((a, b) => Number(a.noted ?? false) - Number(b.noted ?? false))
  const isFresh = (entry: Estimate, most: number) => year - entry.year <= most
  const official = newest.find((entry) => entry.official === true && isFresh(entry, 3))
  const custodian = newest.find((entry) => entry.official === true && isFresh(entry, 5))
  const survey = newest.find((entry) => entry.class === 'survey' && isFresh(entry, 5))
  const routine = newest.find(
    (entry) => isSound(entry) && (ROUTINE_TOPICS.includes(topic) ? isFresh(entry, 3) : entry.year === year),
  )
  const chosen: (Quote | null)[] = [
    OFFICIAL_TOPICS.includes(topic) ? quoteOf(official, 'official_estimate') : null,
    SURVEY_TOPICS.includes(topic) ? quoteOf(survey, 'household_survey') : null,
    quoteOf(routine, 'complete_routine'),
    quoteOf(custodian, 'official_estimate'),
    quoteOf(survey, 'household_survey'),
    pool === null ? null : { rule: 'pooled', value: pool.value, label: null, year: pool.year },
    quoteOf(anyway[0], 'weak_newest'),
  ]
  const found = chosen.filter((quote) => quote !== null)
  return found.filter((quote, index) => index === found.findIndex((other) => isSame(quote, other)))
}

/** Routine figures that may be quoted as they are. */
function isSound({ class: kind, completeness_pct, red }: Estimate): boolean {
  return kind === 'routine' && (completeness_pct ?? 0) >= 90 && red !== true
}

function quoteOf(entry: Estimate | undefined, rule: QuotingRule): Quote | null {
  return entry ? { rule, value: entry.value, label: entry.label ?? null, year: entry.year } : null
}

function isSame(a: Quote, b: Quote): boolean {
  return a.label === b.label && a.year === b.year && a.value === b.value
}

function disagree(quoted: number, pooled: number, scale: FigureScale): boolean {
  const apart = Math.abs(quoted - pooled)
  return scale === 'percent' ? apart > 10 : apart > 0.2 * Math.abs(pooled)
}
