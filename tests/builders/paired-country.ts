import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { aPoint, anIndicator, aReference, aSource } from './made-up-country.ts'

const ZONES: readonly Location[] = ['East', 'North', 'South'].map((name, index) => ({
  id: index + 2,
  name,
  level: 2,
  parent: 1,
}))

/** Twelve states of a country that does not exist, four in each of three zones; ids from 10. */
const STATES: readonly Location[] = Array.from({ length: 12 }, (_, index) => ({
  id: 10 + index,
  name: `State ${String.fromCharCode(65 + index)}`,
  level: 3,
  parent: 2 + (index % 3),
}))

export const STATE_IDS = STATES.map(({ id }) => id)

/** Values of the twelve states by name; `far` has one value far from the others, `flat` none that differs. */
export const COLUMNS = {
  up: [12, 15, 22, 30, 31, 40, 44, 52, 60, 71, 75, 88],
  down: [80, 83, 70, 72, 66, 61, 63, 40, 45, 38, 33, 20],
  any: [5, 9, 4, 8, 7, 3, 9, 6, 5, 8, 4, 6],
  far: [20, 22, 20, 25, 27, 21, 30, 28, 95, 26, 24, 29],
  flat: [50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50],
} as const

/** Ids of the indicators, in the order of the columns. */
export const UP = 1
export const DOWN = 2
export const ANY = 3
export const FAR = 4
export const FLAT = 5

/** Figures of an indicator for the states in order; gaps are null. */
export function acrossStates(
  indicator: number,
  values: readonly (number | null)[],
  period = '2020',
  source = 2,
): Point[] {
  return values.flatMap((value, index) =>
    value === null ? [] : [aPoint(source, STATE_IDS[index] ?? 0, period, value, { indicator })],
  )
}

/** All five columns in one survey of 2020. */
export function allColumns(): Point[] {
  return Object.values(COLUMNS).flatMap((values, index) => acrossStates(index + 1, values))
}

/** The country with five indicators, named like their columns, and three sources. */
export function pairedReference(change: Readonly<Record<number, Partial<Indicator>>> = {}): ReferenceData {
  const indicators = Object.keys(COLUMNS).map((name, index) =>
    anIndicator(index + 1, { shortName: name, ...change[index + 1] }),
  )
  const sources = [
    aSource(2, 'Survey A'),
    aSource(3, 'Survey B', { derivedFrom: [2] }),
    aSource(4, 'Model C', { classification: 'Estimate' }),
  ]
  const nation: Location = { id: 1, name: 'Aldovia', level: 1, parent: null }
  return {
    ...aReference(sources, indicators),
    locations: new Map([nation, ...ZONES, ...STATES].map((place) => [place.id, place])),
  }
}

/** Points as the table of a question or a figure. */
export function pairedTable(points: readonly Point[] = allColumns()) {
  return tableOf(points)
}
