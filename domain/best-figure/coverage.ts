import { type Message, message } from '#domain/message/message.ts'
import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'
import { type CoverageSurvey, type SurveyYear, surveyYears, type UsedSurvey, usedSurveys } from './anchor.ts'
import {
  areClose,
  type ByYear,
  type Decision,
  lineThrough,
  type Rejection,
  type ReportedYear,
  reportedYears,
} from './coverage-series.ts'

/** How a year's figure came about: R reported, S survey, C calibrated to surveys; AP at an anchor. */
export type CoverageRule = 'R:' | 'R:AP' | 'S:' | 'S:AP' | 'C:' | 'editor'

export interface CoverageInput {
  readonly reported: ByYear
  readonly surveys: readonly CoverageSurvey[]
  /** Years wanted; without them every year from the first to the last figure. */
  readonly years?: readonly number[] | undefined
  /** Coverage recomputed with the denominator of the United Nations. */
  readonly recomputed?: ByYear | undefined
  readonly decisions?: readonly Decision[] | undefined
}

export interface CoverageYear {
  readonly year: number
  /** In percent, one decimal; null when no rule gives a figure. */
  readonly value: number | null
  readonly rule: CoverageRule | null
  /** Confidence, 1 to 3 stars. */
  readonly stars: 1 | 2 | 3 | null
  readonly evidence: readonly ('R+' | 'R-' | 'S+' | 'S-' | 'D+' | 'D-')[]
  readonly reported: number | null
  readonly rejected: Rejection | null
  readonly survey: number | null
}

export interface CoverageEstimate {
  readonly status: 'ok'
  readonly n: number
  readonly estimates: readonly CoverageYear[]
  readonly surveys: readonly UsedSurvey[]
  readonly decisions: readonly Decision[]
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

interface Anchor {
  readonly year: number
  readonly value: number
  readonly rule: 'R:AP' | 'S:AP'
}

interface Evidence {
  /** Accepted reported figures, ascending. */
  readonly reported: readonly { readonly year: number; readonly value: number }[]
  readonly surveys: readonly SurveyYear[]
  readonly anchors: readonly Anchor[]
}

/**
 * Coverage of a vaccine or service for every year from reported and survey figures by fixed rules: reported figures that
 * surveys support, else calibrated to the surveys. In percent, 0 to 99, with rule, evidence and stars. At least 1 usable
 * figure. Source: methods §8.1; Burton et al. 2009 and 2012. Rule-based: never to be called WUENIC.
 */
export function coverageEstimate(input: CoverageInput): CoverageEstimate | Insufficient {
  const decisions = input.decisions ?? []
  const reported = reportedYears(input.reported, decisions)
  const accepted = reported.filter((entry) => entry.rejected === null)
  const used = usedSurveys(input.surveys, decisions)
  const surveys = surveyYears(used)
  if (accepted.length + surveys.length === 0) return insufficient(0, 1, 'no_usable_figures')
  const evidence = { reported: accepted, surveys, anchors: anchorsOf(accepted, surveys) }
  const years = input.years ?? everyYear(accepted, surveys)
  return {
    status: 'ok',
    n: accepted.length + surveys.length,
    estimates: years.map((year) => describe(year, evidence, input, reported)),
    surveys: used,
    decisions,
    warnings: reported.some((entry) => entry.rejected !== null) ? ['reported_rejected'] : [],
    caveats: [message('answers.not-who-and-unicef')],
  }
}

function everyYear(...lists: readonly (readonly { readonly year: number }[])[]): number[] {
  const years = lists.flat().map((entry) => entry.year)
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, step) => first + step)
}

/** Step 3: at a survey year the reported figure when the survey is within 10 points of it, else the survey's. */
function anchorsOf(reported: Evidence['reported'], surveys: readonly SurveyYear[]): Anchor[] {
  if (reported.length === 0) return []
  return surveys.map(({ year, value }) => {
    const said = lineThrough(reported, year) ?? value
    const isSupported = areClose(said, value)
    return isSupported ? { year, value: said, rule: 'R:AP' } : { year, value, rule: 'S:AP' }
  })
}

function describe(
  year: number,
  evidence: Evidence,
  { decisions = [], recomputed = {} }: CoverageInput,
  reported: readonly ReportedYear[],
): CoverageYear {
  const assigned = decisions.find((decision) => decision.kind === 'assign' && decision.year === year)
  const found: { value: number; rule: CoverageRule } | null =
    assigned?.kind === 'assign' ? { value: assigned.value, rule: 'editor' } : estimateFor(year, evidence)
  const own = reported.find((entry) => entry.year === year)
  const bare = {
    year,
    reported: own?.value ?? null,
    rejected: own?.rejected ?? null,
    survey: evidence.surveys.find((survey) => survey.year === year)?.value ?? null,
  }
  if (!found) return { ...bare, value: null, rule: null, stars: null, evidence: [] }
  const value = Math.round(Math.min(Math.max(found.value, 0), 99) * 10) / 10
  const signs = signsOf(value, found.rule, own ?? null, year, evidence.surveys, recomputed[year])
  return { ...bare, value, rule: found.rule, stars: starsOf(signs), evidence: signs }
}

/** Steps 3 to 5. */
function estimateFor(
  year: number,
  { reported, surveys, anchors }: Evidence,
): { value: number; rule: CoverageRule } | null {
  if (reported.length === 0) {
    const survey = surveys.find((entry) => entry.year === year)
    return survey ? { value: survey.value, rule: 'S:' } : null
  }
  const said = lineThrough(reported, year)
  if (said === null) return null
  const before = anchors.findLast((anchor) => anchor.year <= year)
  const after = anchors.find((anchor) => anchor.year >= year)
  if (before && before.year === year) return { value: before.value, rule: before.rule }
  const around = [before, after].filter((anchor) => anchor !== undefined)
  if (around.every((anchor) => anchor.rule === 'R:AP')) return { value: said, rule: 'R:' }
  const saidAtAnchors = around.map((anchor) => ({
    year: anchor.year,
    value: lineThrough(reported, anchor.year) ?? 0,
  }))
  const shift = (lineThrough(around, year) ?? 0) - (lineThrough(saidAtAnchors, year) ?? 0)
  return { value: said + shift, rule: 'C:' }
}

/** Step 7: the reasons for a figure and against it. */
function signsOf(
  value: number,
  rule: CoverageRule,
  reported: ReportedYear | null,
  year: number,
  surveys: readonly SurveyYear[],
  recomputed: number | null | undefined,
): CoverageYear['evidence'] {
  const isReported = rule === 'R:' || rule === 'R:AP'
  const close = surveys.filter((survey) => Math.abs(survey.year - year) <= 2)
  const signs: CoverageYear['evidence'][number][] = []
  // Where nothing was reported there is nothing to speak for or against. Source: methods §13.7.
  if (reported !== null && !isReported) signs.push('R-')
  if (reported?.rejected === null && isReported) signs.push('R+')
  if (close.length > 0) signs.push(close.every((survey) => areClose(survey.value, value)) ? 'S+' : 'S-')
  if (typeof recomputed === 'number') signs.push(areClose(recomputed, value) ? 'D+' : 'D-')
  return signs
}

function starsOf(signs: CoverageYear['evidence']): 1 | 2 | 3 {
  if (signs.length === 0 || signs.some((sign) => sign.endsWith('-'))) return 1
  return signs.length === 3 ? 3 : 2
}
