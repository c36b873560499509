import { type Case, faultsBy, type Parts, readers } from './case.ts'
import { endFaults } from './ends.ts'
import { type Fault, faultsOf } from './fault.ts'
import { bareName, isAboveAll, isCount, isShown, NUMBER, placesIn } from './reading.ts'
import { type Row, shown } from './rows.ts'
import { saysUnit } from './units.ts'
import type { ViewOf } from './view.ts'

type Told = Case<ViewOf<'zonal'>>

const LEVELS: Readonly<Record<string, number>> = { zones: 2, states: 3, LGAs: 4, zone: 2, state: 3, LGA: 4 }
const FIGURE = NUMBER.replace('(−', '(?:−').replace('(%?', '(?:%?')
const RANGE = `(?:runs?|it runs|they run) from (?<low>${FIGURE})(?<lowUnit>[^;:]*?) in (?<lowPlaces>.+?) to (?<high>${FIGURE})(?<highUnit>[^;:]*?) in (?<highPlaces>[^:;]+)`

/** The same where only one end has a name, or none. */
const OPEN_RANGE = `(?:runs?|it runs|they run) from (?<low>${FIGURE})(?<lowUnit>[^;:]*?)(?: in (?<lowPlaces>.+?))? to (?<high>${FIGURE})(?<highUnit>[^;:]*?)(?: in (?<highPlaces>[^:;]+?))?`

/** Judges where a figure is said to be high and low. */
export function zonalFaults(answer: string, told: Told): Fault[] {
  const known = readers<ViewOf<'zonal'>>([
    [
      `Inside (?<zone>.+?),? (?:it runs|they run) from${OPEN_RANGE.slice(OPEN_RANGE.indexOf(' from') + 5)}(?:: the zone figure hides (?<hides>most|part) of the difference)?\\.`,
      checkInside,
    ],
    [
      `(?:Among (?:the )?(?<count>\\d+)(?: of (?:the |all )?(?<all>\\d+))? (?<kind>zones|states|LGAs)(?: of (?<area>.+?))?(?: with a figure)?, )?(?<what>.+) ${RANGE}\\.`,
      checkRange,
    ],
    [
      `(?:Among (?:the )?(?<count>\\d+)(?: of (?:the |all )?(?<all>\\d+))? (?<kind>zones|states|LGAs)(?: of (?<area>.+?))?(?: with a figure)?, )?(?<what>.+) ${OPEN_RANGE};.* which of the (?:\\d+ )?(?<among>zones|states|LGAs) is (?:highest|lowest)\\.`,
      checkRange,
    ],
    [
      `(?:Among (?:the )?(?<count>\\d+)(?: of (?:the |all )?(?<all>\\d+))? (?<kind>zones|states|LGAs)(?: of (?<area>.+?))?(?: with a figure)?, )?(?<what>.+) (?:is|are) published between (?<low>${FIGURE})(?<lowUnit>.*?) and (?<high>${FIGURE})(?<highUnit>[^;]*);.* which of the (?:\\d+ )?(?<among>zones|states|LGAs) is highest or lowest\\.`,
      checkBetween,
    ],
    [
      `(?:Among (?:the )?(?<count>\\d+)(?: of (?:the |all )?(?<all>\\d+))? (?<kind>zones|states|LGAs)(?: of (?<area>.+?))?(?: with a figure)?, )?(?<what>.+) (?:is|are) (?<low>${FIGURE})(?<lowUnit>.*?) in (?<whole>all|both|the|the only place left)(?: (?<number>\\d+))? ?(?<among>zones|states|LGAs)?(?: left)?\\.`,
      checkSame,
    ],
    [
      `One of (?:the )?(?<all>\\d+) (?<kind>zones|states|LGAs)(?: of (?<area>.+?))? has a figure: (?<place>.+?), (?<low>${FIGURE})(?<lowUnit>.*)\\.`,
      checkOne,
    ],
    [
      '(?<beyond>.+)(?::| are) above 100%, which no coverage can be, (?:so it is|and are) left out\\.',
      checkBeyond,
    ],
    [
      '(?<cited>.+) is not complete.*\\.',
      (parts, _, said) =>
        faultsOf(said, {
          'unfinished period not said':
            ownRows(told).some((row) => row.flags.includes('partial_period')) && parts.cited !== undefined,
        }),
    ],
    [
      'This source has no figures of .+ for places inside .+ in this period\\.',
      (_, __, said) =>
        faultsOf(said, { 'figure that no row holds': rowsAt(told, lowestLevel(told)).length === 0 }),
    ],
    [
      '.+ (?:has figures for .+, not for .+|has no figure .+|does not .+|is not .+|was not .+|publish.+)\\.',
      (_, __, said) => faultsOf(said, { count: rowsAt(told, lowestLevel(told)).length === 0 }),
    ],
  ])
  const rows = ownRows(told)
  const isPartial = rows.some((row) => row.flags.includes('partial_period'))
  return [
    ...faultsBy(known, answer, told),
    ...faultsOf(answer, {
      'unfinished period not said': !isPartial || answer === '' || /not complete|no figures/.test(answer),
    }),
  ]
}

function ownRows({ view, rows }: Told): Row[] {
  return rows.filter((row) => row.source === view.source && row.period === view.period)
}

function rowsAt(told: Told, level: number, area = told.view.location): Row[] {
  const places = new Set(placesIn(told.world, area, level).map(({ id }) => id))
  return ownRows(told).filter(({ location }) => places.has(location))
}

/** The level that a sentence about the view's place speaks of, where it does not say. */
function lowestLevel(told: Told): number {
  const level = told.world.places.get(told.view.location)?.level ?? 1
  if (level > 1) return level + 1
  return rowsAt(told, 2).length > 0 ? 2 : 3
}

function levelOf({ kind, among }: Parts, told: Told): number {
  return LEVELS[kind ?? among ?? ''] ?? lowestLevel(told)
}

/** Whether the counts in front of a claim are true, and are there where not all places have a figure. */
function countFaults(parts: Parts, told: Told, level: number, said: string): Fault[] {
  const all = placesIn(told.world, told.view.location, level).length
  const have = rowsAt(told, level).length
  const { count, all: of, area } = parts
  const isAll = have === all
  return faultsOf(said, {
    count:
      (count === undefined || Number(count) === have) &&
      (of === undefined || Number(of) === all) &&
      (area === undefined || bareName(area) === told.world.places.get(told.view.location)?.name),
    'all said of some': isAll || of !== undefined,
  })
}

function checkRange(parts: Parts, told: Told, said: string): Fault[] {
  const level = levelOf(parts, told)
  const rows = rowsAt(told, level)
  return [...countFaults(parts, told, level, said), ...rangeFaults(parts, rows, told, said)]
}

function rangeFaults(parts: Parts, rows: readonly Row[], told: Told, said: string): Fault[] {
  const end = (at: 'low' | 'high') =>
    endOf(parts[at] ?? '', parts[`${at}Unit`] ?? '', parts[`${at}Places`] ?? '')
  return endFaults(said, [end('low'), end('high')], rows, told)
}

function endOf(figure: string, unit: string, places: string) {
  const number = /^(US\$)?[−\d,.]*\d/.exec(figure)?.[0] ?? figure
  return { figure: number, unit: `${figure.slice(number.length)}${unit}`, places }
}

function checkBetween(parts: Parts, told: Told, said: string): Fault[] {
  const level = levelOf(parts, told)
  return [
    ...countFaults(parts, told, level, said),
    ...rangeFaults({ ...parts, lowPlaces: '', highPlaces: '' }, rowsAt(told, level), told, said),
  ]
}

function checkSame(parts: Parts, told: Told, said: string): Fault[] {
  const level = levelOf(parts, told)
  const rows = rowsAt(told, level).filter((row) => !isAboveAll(row, told.quantity))
  const all = placesIn(told.world, told.view.location, level).length
  const end = endOf(parts.low ?? '', parts.lowUnit ?? '', '')
  const { number } = parts
  return [
    ...countFaults(parts, told, level, said),
    ...faultsOf(said, {
      'figure that no row holds': rows.every((row) =>
        isShown(end.figure.replace('US$', ''), row.value, told.quantity),
      ),
      'all said of some':
        rows.length === all || isOfSome(parts) || (rows.length > 1 && parts.count !== undefined),
      count: number === undefined || Number(number) === rows.length,
      unit: saysUnit(end.figure, end.unit, told.quantity),
    }),
  ]
}

function checkOne(parts: Parts, told: Told, said: string): Fault[] {
  const level = levelOf(parts, told)
  const [row, ...others] = rowsAt(told, level)
  const end = endOf(parts.low ?? '', parts.lowUnit ?? '', '')
  const name = told.world.places.get(row?.location ?? 0)?.name
  return faultsOf(said, {
    count:
      others.length === 0 && Number(parts.all) === placesIn(told.world, told.view.location, level).length,
    'figure that no row holds':
      row !== undefined &&
      bareName(parts.place ?? '') === name &&
      isShown(end.figure.replace('US$', ''), row.value, told.quantity),
    unit: saysUnit(end.figure, end.unit, told.quantity),
  })
}

function checkInside(parts: Parts, told: Told, said: string): Fault[] {
  const zone = placesIn(told.world, told.view.location, 2).find(
    ({ name }) => name === bareName(parts.zone ?? ''),
  )
  if (!zone) return faultsOf(said, { 'place at an end': false })
  const rows = rowsAt(told, 3, zone.id)
  const widthOf = (of: readonly Row[]) => {
    const values = of.filter((row) => !isAboveAll(row, told.quantity)).map((row) => row.value)
    return Math.max(...values) - Math.min(...values)
  }
  const { hides } = parts
  const isMost = widthOf(rows) > widthOf(rowsAt(told, 2)) / 2
  return [
    ...rangeFaults(parts, rows, told, said),
    ...faultsOf(said, {
      'a total with inequality': hides === undefined || !isCount(told.quantity),
      distance: hides === undefined || (hides === 'most') === isMost,
    }),
  ]
}

function checkBeyond({ beyond = '' }: Parts, told: Told, said: string): Fault[] {
  const over = ownRows(told).filter((row) => isAboveAll(row, told.quantity))
  const count = /^(\d+) figures/.exec(beyond)?.[1]
  const named = over.some(
    (row) =>
      beyond.includes(told.world.places.get(row.location)?.name ?? '?') &&
      [shown(row.value, told.quantity).toFixed(1), String(row.value)].some((text) =>
        beyond.includes(`${text}%`),
      ),
  )
  return faultsOf(said, {
    'above 100 percent': count === undefined ? named : Number(count) <= over.length && Number(count) > 0,
  })
}

/** `in the 2 zones left`: what is left of all is not all. */
function isOfSome({ whole = '' }: Parts): boolean {
  return whole.startsWith('the')
}
