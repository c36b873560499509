import { type Message, message } from '#domain/message/message.ts'

/** The flags that a publisher or our own checks may give a point, in the order in which they are shown. */
export const FLAGS = [
  'over_100',
  'doubtful',
  'definition_differs',
  'partial_period',
  'partial_reporting',
  'suspicious',
  'projection',
  'interpolated',
  'high_cv',
  'wide_interval',
  'small_sample',
  'reanalysis',
  'interval_from_reanalysis',
  'direct_estimate',
  'derived',
  'summed',
  'located_only',
  'rounded_interval',
  'via_world_bank',
  'via_gapminder',
  'from_NDHS',
  'from_MICS',
  'secondary_source',
  'rounded',
] as const

export type Flag = (typeof FLAGS)[number]

/** The meaning of a flag, a sentence without a full stop. */
export function flagNote(flag: Flag): Message {
  return message(`flags.${flag}`)
}

/** The name of the survey whose interviews a flag says that a figure was made from, such as NDHS; null for other flags. */
export function reanalysedSurvey(flag: Flag): string | null {
  return flag.startsWith('from_') ? flag.slice('from_'.length) : null
}

/** True for a figure of a place below states whose interval is so wide that it is marked everywhere and not ranked. */
export function hasWideInterval({ flags }: { readonly flags: readonly Flag[] }): boolean {
  return flags.includes('wide_interval')
}

/** True for the flags of the list above; unknown words in a file are refused with it. */
export function isFlag(text: string): text is Flag {
  return (FLAGS as readonly string[]).includes(text)
}
