import { ageSexBand, type AgeSexBand } from './age-band.ts'
import type { GroupFigure } from './group-figure.ts'

/** Counts of one age band; null where the source has none. */
export interface PyramidBand {
  readonly from: number
  /** The last age; null without an upper end. */
  readonly to: number | null
  readonly female: number | null
  readonly male: number | null
}

/** Counts by age and sex, the youngest first. */
export interface Pyramid {
  readonly bands: readonly PyramidBand[]
  /** Of both sexes and all ages, added up. */
  readonly total: number
}

/** A number of people and its percentage of all. */
export interface PeopleShare {
  readonly people: number
  readonly percent: number
}

/** Facts added up from counts by age and sex; null where the bands do not fit the ages asked for. */
export interface PopulationFacts {
  readonly total: number
  readonly female: PeopleShare | null
  readonly male: PeopleShare | null
  readonly under5: PeopleShare | null
  readonly women15to49: PeopleShare | null
  /** People under 15 and from 65, for each 100 people of 15 to 64. */
  readonly dependency: number | null
}

/** The pyramid of counts by age and sex of one source, place and period; null when there are none. */
export function pyramidOf(figures: readonly GroupFigure[]): Pyramid | null {
  const counts = countsOf(figures)
  if (counts.length === 0) return null
  const bands = new Map<number, PyramidBand>()
  for (const { from, to, sex, people } of counts) {
    const band = bands.get(from) ?? { from, to, female: null, male: null }
    bands.set(from, { ...band, [sex === 'F' ? 'female' : 'male']: people })
  }
  const total = counts.reduce((sum, { people }) => sum + people, 0)
  return { bands: [...bands.values()].sort((a, b) => a.from - b.from), total }
}

/** `0–4`, `80 and over`. */
export function bandName({ from, to }: Pick<PyramidBand, 'from' | 'to'>): string {
  return to === null ? `${from}+` : `${from}–${to}`
}

/** Facts about a population by age and sex; null when there are no counts. */
export function populationFacts(figures: readonly GroupFigure[]): PopulationFacts | null {
  const counts = countsOf(figures)
  const total = counts.reduce((sum, { people }) => sum + people, 0)
  if (total === 0) return null
  const share = (people: number | null): PeopleShare | null =>
    people === null ? null : { people, percent: (100 * people) / total }
  const sexes = ['F', 'M'] as const
  const ofAges = (from: number, to: number | null, sex?: 'F' | 'M') =>
    added((sex ? [sex] : sexes).map((one) => within(counts, from, to, one)))
  const young = ofAges(0, 14)
  const old = ofAges(65, null)
  const working = ofAges(15, 64)
  const dependants = added([young, old])
  return {
    total,
    female: share(ofAges(0, null, 'F')),
    male: share(ofAges(0, null, 'M')),
    under5: share(ofAges(0, 4)),
    women15to49: share(ofAges(15, 49, 'F')),
    dependency: dependants === null || !working ? null : (100 * dependants) / working,
  }
}

interface Count extends AgeSexBand {
  readonly people: number
}

function countsOf(figures: readonly GroupFigure[]): Count[] {
  return figures.flatMap(({ dimension, category, value }) => {
    const band = dimension === 'age_sex' ? ageSexBand(category) : null
    return band ? [{ ...band, people: value }] : []
  })
}

/** People of one sex from one age to another; null unless bands meet both ends and leave no gap between. */
function within(counts: readonly Count[], from: number, to: number | null, sex: 'F' | 'M'): number | null {
  const sorted = counts.filter((count) => count.sex === sex).toSorted((a, b) => a.from - b.from)
  let next = from
  let sum = 0
  for (const band of sorted.filter((count) => count.from >= from)) {
    if (band.from !== next || (to !== null && (band.to ?? Number.POSITIVE_INFINITY) > to)) return null
    sum += band.people
    if (band.to === to) return sum
    next = (band.to ?? Number.POSITIVE_INFINITY) + 1
  }
  return null
}

function added(parts: readonly (number | null)[]): number | null {
  let sum = 0
  for (const part of parts) {
    if (part === null) return null
    sum += part
  }
  return sum
}
