import { type Message, message } from '#domain/message/message.ts'

/** A time in the life of mother and child to which an indicator of reproductive health belongs. */
export type LifeStage = 'before' | 'pregnancy' | 'birth' | 'after' | 'infancy' | 'childhood'

/** A program area of the health profiles. */
export interface ProfileArea {
  readonly slug: string
  readonly title: Message
  readonly about: Message
  /** Ids in the order in which they are shown. */
  readonly indicators: readonly number[]
  /** The stages of life of the indicators, where the area goes through them. */
  readonly stages?: Readonly<Record<number, LifeStage>>
  /** Its figures are counted, not measured against anything: they stand as numbers, without bars. */
  readonly counted?: true
}

/** An item of the demographics of a place: its name there, and the indicator that tells it; null where no release has one. */
export interface DemographicItem {
  readonly title: Message
  readonly indicator: number | null
}

/** The demographics of a place, in the order of the specification. */
export const DEMOGRAPHICS: readonly DemographicItem[] = [
  { title: message('profiles.population'), indicator: 62 },
  { title: message('profiles.fertility'), indicator: 1 },
  { title: message('profiles.registration'), indicator: 1198 },
  { title: message('profiles.dependency'), indicator: 65 },
  { title: message('profiles.never-at-school'), indicator: null },
  { title: message('profiles.growth'), indicator: 1564 },
  { title: message('profiles.maternal-deaths'), indicator: 29 },
]

/** The seven program areas of a health profile. */
export const PROFILE_AREAS: readonly ProfileArea[] = [
  {
    slug: 'rmnch',
    title: message('profiles.rmnch'),
    about: message('profiles.rmnch-about'),
    indicators: [4, 1001, 5, 6, 7, 1008, 8, 13, 18, 17, 1013],
    stages: {
      4: 'before',
      1001: 'before',
      5: 'pregnancy',
      6: 'pregnancy',
      7: 'birth',
      1008: 'birth',
      8: 'after',
      13: 'infancy',
      18: 'infancy',
      17: 'childhood',
      1013: 'childhood',
    },
  },
  {
    slug: 'nutrition',
    title: message('profiles.nutrition'),
    about: message('profiles.nutrition-about'),
    indicators: [14, 15, 16, 17],
  },
  {
    slug: 'immunization',
    title: message('profiles.immunization'),
    about: message('profiles.immunization-about'),
    indicators: [18, 20, 21, 1052],
  },
  {
    slug: 'malaria',
    title: message('profiles.malaria'),
    about: message('profiles.malaria-about'),
    indicators: [22, 23, 402, 1600],
  },
  {
    slug: 'hiv',
    title: message('profiles.hiv'),
    about: message('profiles.hiv-about'),
    indicators: [26, 1082, 1083],
  },
  {
    slug: 'mortality',
    title: message('profiles.mortality'),
    about: message('profiles.mortality-about'),
    indicators: [29, 30, 31, 32],
  },
  {
    slug: 'services',
    title: message('profiles.services'),
    about: message('profiles.services-about'),
    indicators: [1180, 1181, 1182, 1183, 1184],
    counted: true,
  },
]

/** Every indicator of a profile, once. */
export const PROFILE_INDICATORS: readonly number[] = [
  ...new Set([
    ...DEMOGRAPHICS.flatMap(({ indicator }) => indicator ?? []),
    ...PROFILE_AREAS.flatMap(({ indicators }) => indicators),
  ]),
]

/** The figures that the profile of a place begins with, coverage first. A change of the data set is checked here too. */
export const PLACE_HEADLINES: readonly number[] = [
  // Measles, Penta 3; skilled attendance, antenatal care of four visits; modern contraception.
  20, 18, 7, 6, 1001,
  // Stunting; under 5 who slept under a net; children with no vaccination; newborn deaths.
  14, 402, 1052, 30,
]

/** Figures of which a reader quotes one or two. */
export const PLACE_QUOTES: readonly number[] = [20, 18, 7, 30]

/** What places are alike in: people, the share in the poorest two fifths, the birth rate, the share in towns. */
export const LIKENESS_MEASURES: readonly { readonly indicator: number; readonly isLog: boolean }[] = [
  { indicator: 62, isLog: true },
  { indicator: 1203, isLog: false },
  { indicator: 70, isLog: false },
  { indicator: 1197, isLog: false },
]

/** The indicators whose figures travel in the one file of the profiles: those that they show, and those by which places are alike. */
export const PROFILE_FILE: readonly number[] = [
  ...new Set([...PROFILE_INDICATORS, ...LIKENESS_MEASURES.map(({ indicator }) => indicator)]),
]
