import { formatNumber } from '#domain/number/format.ts'
import type { CheckName } from './quality-check.ts'
import type { ScorePart } from './quality-score.ts'
import { type Light, THRESHOLDS } from './thresholds.ts'

/** A light by word and sign, so that it never speaks by colour alone. */
export const LIGHT_WORDS: Readonly<Record<Light | 'none', { readonly word: string; readonly sign: string }>> =
  {
    green: { word: 'Green', sign: '✓' },
    amber: { word: 'Amber', sign: '!' },
    red: { word: 'Red', sign: '✕' },
    none: { word: 'Not judged', sign: '–' },
  }

const { completeness, outlier, modifiedZ, deviations, relative, dropout, external, growth } = THRESHOLDS
const third = `${formatNumber(100 * relative, 0)}%`

/** What each check asks, and its rule with the thresholds. */
export const CHECK_WORDS: Readonly<Record<CheckName, { readonly title: string; readonly rule: string }>> = {
  completeness: {
    title: 'Completeness',
    rule: `Periods with a figure out of those due. Green from ${completeness.green}%, amber from ${completeness.red}%, red below.`,
  },
  outliers: {
    title: 'Outliers',
    rule: `A value is moderate at |z| from ${outlier.moderate}, extreme at |z| from ${outlier.extreme}, at |modified z| above ${modifiedZ}, or more than ${deviations} scaled median deviations from the median. Green without any, amber with moderate ones, red with an extreme one.`,
  },
  over_time: {
    title: 'Consistency over time',
    rule: `The year divided by the mean of up to three years before, or by a forecast where the nation trends. A place is flagged when its ratio lies ${third} or more from the nation’s. The nation is green when ${completeness.green}% of its places pass, amber from ${completeness.red}%, red below; a place is green or red.`,
  },
  related: {
    title: 'Related indicators',
    rule: `Fewer later doses than first ones: a drop-out below 0 is amber, below ${formatNumber(dropout, 0)}% red. A count that is part of another is not larger: red where it is, amber where it can belong to an earlier week.`,
  },
  external: {
    title: 'Against surveys',
    rule: `Routine divided by survey coverage of the same year or the year beside it: green from ${external.green.join(' to ')}, amber from ${external.amber.join(' to ')}, else red; with a test where the survey has an interval.`,
  },
  denominators: {
    title: 'Denominators',
    rule: `Coverage above 100% in the period judged is red, in earlier ones amber. A target population that changes from one year to the next by less than ${formatNumber(growth[0], 0)}% or more than +${growth[1]}% is amber.`,
  },
}

/** The parts of the score in words. */
export const SCORE_WORDS: Readonly<Record<ScorePart, string>> = {
  completeness: 'completeness',
  no_outliers: 'values that are no outliers',
  over_time: 'consistency over time',
  related: 'related indicators',
  external: 'agreement with surveys',
}
