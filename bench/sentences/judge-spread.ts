import { type Case, faultsBy, type Parts, readers } from './case.ts'
import { isToldApart } from './ends.ts'
import { type Fault, faultsOf } from './fault.ts'
import { alike, isAboveAll, isLabel, isOfFew, isShown, namedPlaces, NUMBER, placesIn } from './reading.ts'
import { kindOf, type Row } from './rows.ts'
import { saysUnit } from './units.ts'
import type { ViewOf } from './view.ts'

type Told = Case<ViewOf<'spread'>>

const FIGURE = NUMBER.replace('(−', '(?:−').replace('(%?', '(?:%?')
const KIND = '(?:zones|states|LGAs|figures)'
const named = (at: string) => `(?<${at}>${FIGURE})(?<${at}Unit>[^();]*?)`

/** Judges the spread over places, or of one place over time. */
export function spreadFaults(answer: string, told: Told): Fault[] {
  const known = readers<ViewOf<'spread'>>([
    [
      `The middle half of (?<count>\\d+) ${KIND} in .+ lies between ${named('q1')} and ${named('q3')}, the median is ${named('median')}\\.`,
      checkMiddle,
    ],
    [`.+ has (?<count>\\d+) ${KIND}: the median is ${named('median')}\\.`, checkMiddle],
    [`All (?<count>\\d+) ${KIND} of .+ are ${named('median')}\\.`, checkMiddle],
    [`.+ has one figure here: ${named('median')}\\.`, checkMiddle],
    ['One value has no spread\\.', () => []],
    [
      `The values run from ${named('low')}(?: \\((?<lowName>[^)]+)\\))? to ${named('high')}(?: \\((?<highName>[^)]+)\\))?\\.`,
      checkEnds,
    ],
    [
      `The values run from ${named('low')}(?: \\((?<lowName>[^)]+)\\))? to ${named('high')}(?: \\((?<highName>[^)]+)\\))?;.+\\.`,
      checkEnds,
    ],
    [
      '.+ has no figures of .+ for these .+\\.',
      (_, __, said) => faultsOf(said, { 'figure that no row holds': describedRows(told).length === 0 }),
    ],
    ['.+ (?:is|are) not complete.*\\.', () => []],
    [
      '.+(?: (?:is|are)|:) above 100%.*\\.',
      (_, __, said) =>
        faultsOf(said, {
          'figure that no row holds': describedRows(told).some((row) => isAboveAll(row, told.quantity)),
        }),
    ],
  ])
  return faultsBy(known, answer, told)
}

const LEVELS = { zones: 2, states: 3, lgas: 4, time: 0 } as const

function describedRows({ view, world, rows }: Told): Row[] {
  const own = rows.filter((row) => row.source === view.source)
  if (view.across !== 'time') {
    const places = new Set(placesIn(world, view.location, LEVELS[view.across]).map(({ id }) => id))
    return own.filter((row) => row.period === view.period && places.has(row.location))
  }
  const unfit = ['projection', 'partial_period']
  const here = own.filter(
    (row) => row.location === view.location && !row.flags.some((flag) => unfit.includes(flag)),
  )
  const kinds = [...Map.groupBy(here, kindOf).values()]
  return kinds.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** The quantile that lies at a share of the sorted values, between two by distance. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return low + (at - Math.floor(at)) * (high - low)
}

function checkMiddle(parts: Parts, told: Told, said: string): Fault[] {
  const values = describedRows(told).map(({ value }) => value)
  const says = (at: string, share: number) => {
    const figure = parts[at]
    return figure === undefined || isNear(figure, quantile(values, share), told)
  }
  const units = ['q1', 'q3', 'median'].every((at) => parts[at] === undefined || hasUnit(parts, at, told))
  return faultsOf(said, {
    count: Number(parts.count ?? 1) === values.length,
    'middle of the figures': says('q1', 0.25) && says('q3', 0.75) && says('median', 0.5),
    unit: units,
  })
}

/** A middle between two figures may be rounded to either side. */
function isNear(figure: string, value: number, { quantity }: Told): boolean {
  const number = bare(figure)
  return (
    isShown(number, value, quantity) ||
    isShown(number, value + 1e-7, quantity) ||
    isShown(number, value - 1e-7, quantity)
  )
}

function bare(figure: string): string {
  return /[−\d,.]*\d/.exec(figure)?.[0] ?? figure
}

function hasUnit(parts: Parts, at: string, { quantity }: Told): boolean {
  const figure = parts[at] ?? ''
  const number = /^(US\$)?[−\d,.]*\d/.exec(figure)?.[0] ?? figure
  return saysUnit(number, `${figure.slice(number.length)}${parts[`${at}Unit`] ?? ''}`, quantity)
}

function checkEnds(parts: Parts, told: Told, said: string): Fault[] {
  const { quantity, world, view } = told
  const sorted = describedRows(told)
    .filter((row) => !isAboveAll(row, quantity))
    .toSorted((a, b) => a.value - b.value)
  return (['low', 'high'] as const).flatMap((at) => {
    const row = at === 'low' ? sorted[0] : sorted.at(-1)
    if (!row) return faultsOf(said, { 'figure that no row holds': false })
    const name = parts[`${at}Name`]
    const same = alike(row, sorted, quantity)
    const { names, more } = namedPlaces(name ?? '', world)
    const isHolder = (one: string) =>
      same.some((other) =>
        view.across === 'time' ? isLabel(one, other.period) : world.places.get(other.location)?.name === one,
      )
    const publisher = world.publishers.get(row.source)
    const isCounted =
      publisher?.classification === 'Routine' ||
      /census/i.test(publisher?.methodology ?? '') ||
      quantity.factor === 4
    return faultsOf(said, {
      'place at an end':
        isShown(bare(parts[at] ?? ''), row.value, quantity) && (name === undefined || names.every(isHolder)),
      'tie not said': name === undefined || names.length + more === same.length,
      'few events at an end': name === undefined || !same.some((one) => isOfFew(one, quantity)),
      'end not told apart from the next':
        name === undefined || view.across === 'time' || isToldApart(row, sorted, quantity),
      'above 100 percent': name === undefined || !isAboveAll(row, quantity),
      'end without an interval':
        name === undefined || view.across === 'time' || row.lower !== null || isCounted,
      unit: hasUnit(parts, at, told),
    })
  })
}
