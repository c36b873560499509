import { regionShape } from '#charts/map/regions.ts'
import type { RegionShape } from '#charts/figure.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Location } from '#domain/location/location.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Disease } from '#domain/reference/curation.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { groupsOf, quintiles } from '#tests/builders/made-up-groups.ts'

/** Ids of the indicators of the country that is drawn. */
export const [SKATES, COATS, FROSTBITE, SNOWMEN, PEOPLE, SLEDS] = [901, 902, 903, 904, 905, 906] as const
/** Those of a disease: cases and deaths of a year, and the ratio as published. */
export const [CASES, DEATHS, RATIO] = [907, 908, 909] as const
/** Ids of its sources: two surveys, a table made of the first, a register and a model. */
export const [WINTER, SPRING, TABLES, REGISTER, MODEL] = [2, 3, 4, 5, 7] as const

const NAMES = 'Alder Birch Cedar Dogwood Elm Fir Gorse Hazel Ivy Juniper Larch Maple'.split(' ')
const ZONES = ['North', 'South', 'East']

export const STATES: readonly Location[] = NAMES.map((name, index) => ({
  id: 10 + index,
  name,
  level: 3,
  parent: 2 + (index % ZONES.length),
}))
export const PLACES: readonly Location[] = [
  { id: 1, name: 'Aldovia', level: 1, parent: null },
  ...ZONES.map((name, index) => ({ id: 2 + index, name, level: 2, parent: 1 }) as const),
  ...STATES,
]

const INDICATORS = [
  anIndicator(SKATES, { shortName: 'Skating', nationalTarget: 70, nationalTargetYear: 2030, sdgTarget: 90 }),
  anIndicator(COATS, { shortName: 'Warm coats', nationalTarget: 40 }),
  anIndicator(FROSTBITE, { shortName: 'Frostbite', slope: 'Negative', factor: 3, nationalTarget: 30 }),
  anIndicator(SNOWMEN, { shortName: 'Snowmen', factor: 4, decimals: 0, denominator: '' }),
  anIndicator(PEOPLE, { shortName: 'People', factor: 4, decimals: 0, denominator: '' }),
  anIndicator(SLEDS, { shortName: 'Sleds' }),
  ...[CASES, DEATHS].map((id) => anIndicator(id, { factor: 4, decimals: 0, denominator: '' })),
  anIndicator(RATIO, { shortName: 'Ratio' }),
]

const SOURCES = [
  aSource(WINTER, 'Winter survey'),
  aSource(SPRING, 'Spring survey'),
  aSource(TABLES, 'Winter tables', { derivedFrom: [WINTER] }),
  aSource(REGISTER, 'Register', { classification: 'Routine' }),
  aSource(MODEL, 'Snow model', { classification: 'Estimate' }),
]

const reference = aReference(SOURCES, INDICATORS)

const measure = { indicator: CASES, nature: 'new', name: 'Cases', many: 'cases', one: 'case' } as const
const CHILLS: Disease = {
  name: 'Chills',
  reports: CASES,
  measures: [{ ...measure, mapped: CASES }],
  fatality: { cases: CASES, deaths: DEATHS, published: RATIO, counts: 'year' },
}

/** Names, sources and places of a country that does not exist. */
export const REFERENCE: ReferenceData = {
  ...reference,
  curation: { ...reference.curation, diseases: [CHILLS] },
  locations: new Map(PLACES.map((place) => [place.id, place])),
}

/** A whole number below a bound that looks like any, the same each time. */
function anyBelow(bound: number, ...keys: readonly number[]): number {
  let state = 17
  for (const key of keys) {
    state = Math.imul(state ^ key, 0x45d9f3b)
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state ^= state >>> 13
  }
  return (state >>> 0) % bound
}

interface Series {
  readonly indicator: number
  readonly source: number
  readonly years: readonly number[]
  readonly places: readonly Location[]
  readonly least: number
  readonly spread: number
  /** Half of the width of its intervals. */
  readonly either?: number
}

/** A figure of each place and year, but for one state. */
export function figuresOf({ indicator, source, years, places, least, spread, either }: Series): Point[] {
  return places.flatMap(({ id, level }) =>
    years.flatMap((year) => {
      // One state in each series has no figure, so that gaps are drawn.
      if (level === 3 && id === 10 + (source % STATES.length)) return []
      const value = least + anyBelow(spread, indicator, source, id, year)
      const bounds = either ? { lower: value - either, upper: value + either, intervalLevel: 95 } : {}
      return [aPoint(source, id, String(year), value, { indicator, ...bounds })]
    }),
  )
}

const SURVEYS = { places: PLACES, years: [2013, 2018, 2023] }
const COUNTED = { places: PLACES, years: [2021, 2022, 2023], source: REGISTER }
const NATION = PLACES.filter(({ level }) => level === 1)

export const POINTS: readonly Point[] = [
  ...figuresOf({ ...SURVEYS, indicator: SKATES, source: WINTER, least: 35, spread: 50, either: 4 }),
  ...figuresOf({ ...SURVEYS, indicator: COATS, source: WINTER, least: 20, spread: 45, either: 5 }),
  // Where many skate few have sleds, so that a relation is there to be drawn.
  ...figuresOf({ ...SURVEYS, indicator: SKATES, source: WINTER, least: 35, spread: 50 }).map((point) => ({
    ...point,
    ...{ indicator: SLEDS, value: 100 - point.value + anyBelow(12, point.location, point.period) },
  })),
  ...figuresOf({ ...SURVEYS, indicator: FROSTBITE, source: WINTER, least: 10, spread: 60, either: 8 }),
  ...figuresOf({ ...SURVEYS, indicator: PEOPLE, source: MODEL, least: 900, spread: 4000 }),
  ...figuresOf({
    ...SURVEYS,
    years: [2016, 2021],
    indicator: SKATES,
    source: SPRING,
    least: 30,
    spread: 55,
    either: 3,
  }),
  ...figuresOf({ ...SURVEYS, years: [2013, 2018], indicator: SKATES, source: TABLES, least: 40, spread: 40 }),
  ...figuresOf({
    ...SURVEYS,
    years: [2021, 2022, 2023],
    indicator: SKATES,
    source: REGISTER,
    least: 50,
    spread: 70,
  }),
  ...figuresOf({
    ...{ indicator: SKATES, source: MODEL, places: NATION, least: 45, spread: 20, either: 6 },
    years: Array.from({ length: 14 }, (_, index) => 2010 + index),
  }),
  ...figuresOf({
    ...SURVEYS,
    places: STATES,
    indicator: SKATES,
    source: MODEL,
    least: 40,
    spread: 40,
    either: 5,
  }),
  ...figuresOf({ ...COUNTED, indicator: CASES, least: 10, spread: 200 }),
  ...figuresOf({ ...COUNTED, indicator: DEATHS, least: 1, spread: 9 }),
  ...figuresOf({ ...COUNTED, places: NATION, indicator: RATIO, least: 2, spread: 20 }),
  ...periodsOf(REGISTER, [2022, 2023], 12, (year, month) => `${year}-${String(month).padStart(2, '0')}`),
  ...periodsOf(SPRING, [2021, 2022, 2023], 52, (year, week) => `${year}-W${String(week).padStart(2, '0')}`),
]

/** Counts of snowmen in every part of some years; a few are missing. */
function periodsOf(
  source: number,
  years: readonly number[],
  parts: number,
  iso: (year: number, part: number) => string,
): Point[] {
  return PLACES.flatMap(({ id, level }) =>
    years.flatMap((year) =>
      Array.from({ length: parts }, (_, index) => index + 1).flatMap((part) => {
        if (anyBelow(30, source, id, year, part, 3) === 0) return []
        const value = (4 - level) * 40 + anyBelow(60, source, id, year, part)
        return [aPoint(source, id, iso(year, part), value, { indicator: SNOWMEN })]
      }),
    ),
  )
}

const AGES = ['0-4', '5-9', '10-14', '15-19', '20+']

function peopleOf(location: number): GroupFigure[] {
  const values = AGES.flatMap((age, at) =>
    (['F', 'M'] as const).map(
      (sex) => [`${sex} ${age}`, 300 - 40 * at + anyBelow(40, location, at, sex.length)] as const,
    ),
  )
  return groupsOf('age_sex', Object.fromEntries(values), { indicator: PEOPLE, source: MODEL, location })
}

/** Figures by group of people. */
export const GROUPS: readonly GroupFigure[] = [
  ...['2018', '2023'].flatMap((iso, at) =>
    quintiles([20 + at, 41, 50 - at, 63, 80 + 2 * at], { indicator: SKATES, iso }),
  ),
  ...PLACES.flatMap(({ id }) =>
    groupsOf(
      'residence',
      { Urban: 50 + anyBelow(30, id), Rural: 20 + anyBelow(40, id, 1) },
      { indicator: SKATES, iso: '2023', location: id },
    ),
  ),
  ...[1, 12].flatMap(peopleOf),
]

/** Every figure of the country. */
export const TABLE: ObservationTable = tableOf(POINTS)

/** Its states: four beside each other in three rows, none of them a plain square. */
export const SHAPES: ReadonlyMap<number, RegionShape> = new Map(
  STATES.map(({ id }, index) => {
    const [west, south] = [3 + 2.5 * (index % 4), 5 + 2 * Math.floor(index / 4)]
    const [east, north] = [west + 2.5, south + 2]
    const corner = 0.2 + (index % 3) * 0.15
    const ring = [
      ...[
        [west + corner, south],
        [east, south],
        [east, north - corner],
        [east - corner, north],
      ],
      ...[
        [west, north],
        [west, south + corner],
        [west + corner, south],
      ],
    ]
    return [id, regionShape({ type: 'Polygon', coordinates: [ring] })]
  }),
)
