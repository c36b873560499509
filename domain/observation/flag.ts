import { type Message, message } from '#domain/message/message.ts'

/** What a publisher or our own checks say about a point, in the order in which it is shown. */
export const FLAGS = {
  over_100: 'Coverage above 100%: the assumed target population is too low',
  doubtful: 'Implausible level in the source, kept as published',
  definition_differs: 'Measured with another definition than the indicator’s',
  partial_period: 'The period is not complete',
  projection: 'A projection, not an observation',
  interpolated: 'Interpolated between two surveys',
  high_cv: 'Imprecise: the standard error is above 30% of the value',
  small_sample: 'Based on 25 to 49 cases',
  reanalysis: 'Direct estimate by re-analysis of the survey',
  interval_from_reanalysis: 'Published value; the interval comes from a re-analysis of the survey',
  direct_estimate: 'Direct survey estimate, not modelled',
  derived: 'Computed from other values of the same source',
  summed: 'Count added up from smaller areas or weeks',
  located_only: 'Counts only facilities whose coordinates are known',
  rounded_interval: 'The published interval is rounded',
  from_NDHS: 'Re-analysis of NDHS interviews',
  from_MICS: 'Re-analysis of MICS interviews',
  secondary_source: 'Read in a paper, a press text or a file that quotes the report',
  rounded: 'Published as a whole number',
} as const

export type Flag = keyof typeof FLAGS

/** What a flag says, a sentence without a full stop. */
export function flagNote(flag: Flag): Message {
  return message(`flags.${flag}`)
}

/** The name of the survey whose interviews a flag says that a figure was made from, such as NDHS; null for other flags. */
export function reanalysedSurvey(flag: Flag): string | null {
  return flag.startsWith('from_') ? flag.slice('from_'.length) : null
}

/** True for the flags of the table above; unknown words in a file are refused with it. */
export function isFlag(text: string): text is Flag {
  return Object.hasOwn(FLAGS, text)
}
