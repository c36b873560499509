import type { Decision } from './coverage-series.ts'

/** Fewer interviewed children than this make no anchor. Source: methods §8.1 (WUENIC). */
const LEAST_SAMPLE = 300

/** A survey's coverage, at the year in which its children were to be vaccinated; parts in percent, as published. */
export interface CoverageSurvey {
  readonly year: number
  readonly value: number
  /** Unweighted number of children. */
  readonly n?: number | null | undefined
  readonly label?: string | undefined
  /** First dose by card, and by card or history; third dose by card. All three allow the recall adjustment. */
  readonly card1?: number | null | undefined
  readonly card_or_history1?: number | null | undefined
  readonly card3?: number | null | undefined
}

/** A survey as it was used, or the reason why not. */
export interface UsedSurvey {
  readonly year: number
  readonly label: string | null
  readonly raw: number
  readonly adjusted: number | null
  readonly n: number | null
  readonly ignored: 'sample_below_300' | 'editor' | null
}

/** One year's surveys together. */
export interface SurveyYear {
  readonly year: number
  readonly value: number
}

/**
 * Third dose corrected for mothers' recall: card3 · (card or history of dose 1 / card of dose 1), bounded to
 * 0–99 and rounded to whole percent. Null without all three parts. Source: methods
 * 8.1, step 0 (Brown et al. 2013).
 */
export function recallAdjusted({ card1, card_or_history1, card3 }: CoverageSurvey): number | null {
  if (typeof card1 !== 'number' || typeof card_or_history1 !== 'number' || typeof card3 !== 'number')
    return null
  if (card1 <= 0) return null
  return Math.round(Math.min(Math.max((card3 * card_or_history1) / card1, 0), 99))
}

/** Every survey with its adjusted value, and whether it is left out. A survey that states no sample size is used. */
export function usedSurveys(
  surveys: readonly CoverageSurvey[],
  decisions: readonly Decision[] = [],
): UsedSurvey[] {
  return surveys.map((survey) => {
    const isIgnored = decisions.some(({ kind, year }) => kind === 'ignore_survey' && year === survey.year)
    const isSmall = typeof survey.n === 'number' && survey.n < LEAST_SAMPLE
    return {
      year: survey.year,
      label: survey.label ?? null,
      raw: survey.value,
      adjusted: recallAdjusted(survey),
      n: survey.n ?? null,
      ignored: isIgnored ? 'editor' : isSmall ? 'sample_below_300' : null,
    }
  })
}

/** Used surveys by year, ascending; several of one year are averaged by sample size, equally when one is not stated. */
export function surveyYears(surveys: readonly UsedSurvey[]): SurveyYear[] {
  const used = surveys.filter((survey) => survey.ignored === null)
  const years = [...new Set(used.map((survey) => survey.year))].sort((a, b) => a - b)
  return years.map((year) => {
    const own = used.filter((survey) => survey.year === year)
    const isSized = own.every((survey) => survey.n !== null)
    const sizes = own.map((survey) => (isSized ? (survey.n ?? 1) : 1))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    const value = own.reduce(
      (sum, survey, index) => sum + ((sizes[index] ?? 0) * (survey.adjusted ?? survey.raw)) / total,
      0,
    )
    return { year, value }
  })
}
