/** The subjects of indicators, which decide whose figure goes first (domain/best-figure/topic.ts). */
export const TOPICS = [
  'mortality',
  'hiv',
  'coverage',
  'nutrition',
  'behaviour',
  'count',
  'service_volume',
  'facility',
  'other',
] as const

export type Topic = (typeof TOPICS)[number]
