import { type Case, faultsBy, type Parts, readers } from './case.ts'
import { type Fault, faultsOf } from './fault.ts'
import { citedRows, isLabel, isShown, NUMBER, numberOf } from './reading.ts'
import { digitsOf, kindOf, type Row, shown, type World, yearOf } from './rows.ts'
import { saysUnit } from './units.ts'
import type { ViewOf } from './view.ts'

const FIGURE = NUMBER.replace('(−', '(?:−').replace('(%?', '(?:%?')
const figure = (at: string) => `(?<${at}>${FIGURE})(?<${at}Unit>[^();]*?)`

type Datasets = Case<ViewOf<'datasets'>>

/** Judges what is said of two data sets side by side. */
export function datasetsFaults(answer: string, told: Datasets): Fault[] {
  const [a, b] = nationRows(told)
  const known = readers<ViewOf<'datasets'>>([
    [
      `(?:As published, )?(?<first>.+) is (?<times>[\\d,.]+) times (?<way>HIGHER than|LOWER than|as high as) (?<second>.+) in .+ \\(${figure('one')} against ${figure('two')}, (?<apart>[^)]+?) apart\\)[,;] .+\\.`,
      checkTimes,
    ],
    [
      `(?<first>.+) and (?<second>.+) show the same figure in .+: ${figure('one')}\\.`,
      (parts, _, said) =>
        faultsOf(said, {
          'figure that no row holds':
            a !== undefined &&
            b !== undefined &&
            shown(a.value, told.quantity) === shown(b.value, told.quantity) &&
            isSaid(parts.one, a, told),
        }),
    ],
    [
      `(?<first>.+) \\(${figure('one')}\\) and (?<second>.+) \\(${figure('two')}\\) cannot be told apart in .+: the difference of (?<apart>.+) may be chance\\.`,
      checkPair,
    ],
    [
      `One of the two figures is (?:zero|below zero) in .+\\.`,
      (_, __, said) =>
        faultsOf(said, { 'figure that no row holds': (a?.value ?? 1) <= 0 || (b?.value ?? 1) <= 0 }),
    ],
    ['The two do not both have a figure for .+\\.', (_, __, said) => faultsOf(said, { count: !a || !b })],
    [
      'The two lie (?<years>\\d+) years? apart, so .+\\.',
      ({ years }, { view }, said) => faultsOf(said, { distance: Number(years) === yearsOf(view) }),
    ],
    [
      'By state no difference can be tested\\.',
      (_, __, said) => faultsOf(said, { count: bothStates(told).length > 0 }),
    ],
    [
      'By state the two can be told apart in (?<apart>\\d+) of (?<all>\\d+); in (?<chance>\\d+) the difference may be chance(?:; (?<open>\\d+) cannot be tested)?\\.',
      checkStates,
    ],
    [
      '.+ (?:is|are) not complete, so .+ not compared.*\\.',
      (_, __, said) =>
        faultsOf(said, {
          'unfinished period not said': [a, b].some((row) => row?.flags.includes('partial_period')),
        }),
    ],
  ])
  return faultsBy(known, answer, told)
}

function nationRows({ view, rows }: Datasets): (Row | undefined)[] {
  return view.picks.map(({ source, period }) =>
    rows.find((row) => row.location === 1 && row.source === source && row.period === period),
  )
}

function yearsOf({ picks }: ViewOf<'datasets'>): number {
  const [a, b] = picks.map(yearOf_)
  return Math.abs((a ?? 0) - (b ?? 0))
}

function yearOf_({ period }: { readonly period: string }): number {
  return Number(period.slice(0, 4))
}

function isSaid(
  figure_: string | undefined,
  row: Row | undefined,
  { quantity }: Pick<Datasets, 'quantity'>,
): boolean {
  const number = /[−\d,.]*\d/.exec(figure_ ?? '')?.[0] ?? ''
  return row !== undefined && isShown(number, row.value, quantity)
}

function hasUnit(parts: Parts, at: string, { quantity }: Pick<Datasets, 'quantity'>): boolean {
  const said = parts[at] ?? ''
  const number = /^(US\$)?[−\d,.]*\d/.exec(said)?.[0] ?? said
  return saysUnit(number, `${said.slice(number.length)}${parts[`${at}Unit`] ?? ''}`, quantity)
}

/** The rows of the nation that a sentence cites first and second. */
function citedPair(parts: Parts, told: Datasets): (Row | undefined)[] {
  const own = nationRows(told).flatMap((row) => row ?? [])
  return [parts.first, parts.second].map((cited) => citedRows(cited ?? '', own, told.world)[0])
}

function pairFaults(parts: Parts, told: Datasets, said: string): Fault[] {
  const [one, two] = citedPair(parts, told)
  const gap = Math.abs((one?.value ?? 0) - (two?.value ?? 0))
  const apart = numberOf(/[\d,.]*\d/.exec(parts.apart ?? '')?.[0] ?? '')
  const isPartial = [one, two].some((row) => row?.flags.includes('partial_period'))
  return faultsOf(said, {
    'figure that no row holds': isSaid(parts.one, one, told) && isSaid(parts.two, two, told),
    distance: Math.abs(apart - gap) <= 0.51 * 10 ** -digitsOf(told.quantity) + 1e-9 * gap,
    unit: hasUnit(parts, 'one', told) && hasUnit(parts, 'two', told),
    'unfinished period not said': !isPartial,
  })
}

function checkPair(parts: Parts, told: Datasets, said: string): Fault[] {
  return pairFaults(parts, told, said)
}

function checkTimes(parts: Parts, told: Datasets, said: string): Fault[] {
  const [one, two] = citedPair(parts, told)
  const { way, times = '' } = parts
  const quotient = (one?.value ?? 0) / (two?.value ?? 1)
  const wanted = way === 'LOWER than' ? 1 / quotient : quotient
  const digits = times.split('.')[1]?.length ?? 0
  return [
    ...pairFaults(parts, told, said),
    ...faultsOf(said, {
      ratio: wanted >= 1 - 1e-9 && Math.abs(numberOf(times) - wanted) <= 0.51 * 10 ** -digits,
    }),
  ]
}

function bothStates({ view, rows, world }: Datasets): number[] {
  const sets = view.picks.map(
    ({ source, period }) =>
      new Set(
        rows
          .filter(
            (row) =>
              row.source === source && row.period === period && world.places.get(row.location)?.level === 3,
          )
          .map(({ location }) => location),
      ),
  )
  return [...(sets[0] ?? [])].filter((id) => sets[1]?.has(id))
}

function checkStates({ apart, all, chance, open = '0' }: Parts, told: Datasets, said: string): Fault[] {
  const parts = Number(apart) + Number(chance) + Number(open)
  return faultsOf(said, { count: Number(all) === bothStates(told).length && parts === Number(all) })
}

type Agreement = Case<ViewOf<'agreement'>>

/** Judges how far two sources are said to agree. */
export function agreementFaults(answer: string, told: Agreement): Fault[] {
  const known = readers<ViewOf<'agreement'>>([
    [
      '.+ and .+ have no figures .*of the same place and time that rest on different evidence, so .+\\.',
      () => [],
    ],
    [
      'Only (?<pairs>\\d+) pairs? of figures: (?<named>.+)\\.',
      (parts, _, said) =>
        faultsOf(said, {
          count: (parts.named ?? '').split('; ').length === Number(parts.pairs),
          'figure that no row holds': besideIsTrue(parts.named ?? '', told),
        }),
    ],
    ['Too few to say whether the sources tell the same story\\.', () => []],
    [
      '.+ apart on average over (?<pairs>\\d+) pairs? of figures, and neither .+\\.',
      ({ pairs }, _, said) => faultsOf(said, { 'average of one pair': Number(pairs) > 1 }),
    ],
    [
      '.+ lies (?:above|below) .+ in all (?<pairs>\\d+) pairs? of figures, by .+ on average\\.',
      ({ pairs }, _, said) => faultsOf(said, { 'average of one pair': Number(pairs) > 1 }),
    ],
    [
      '.+ lies (?:above|below) .+ in (?<many>\\d+) of (?<pairs>\\d+) pairs of figures, by .+ on average\\.',
      ({ many, pairs }, _, said) =>
        faultsOf(said, { count: Number(many) < Number(pairs) && Number(many) > 0 }),
    ],
    ['.+ apart in the one pair of figures .+\\.', () => []],
  ])
  return faultsBy(known, answer, told)
}

const BESIDE = new RegExp(
  `^(?<one>.+? (?:[A-Z][a-z]{2} )?\\d{4}(?:–\\d{2}| week \\d+| Q\\d)?) (?<first>${FIGURE})[^()]*? beside (?<two>.+? (?:[A-Z][a-z]{2} )?\\d{4}(?:–\\d{2}| week \\d+| Q\\d)?) (?<second>${FIGURE})[^()]*? \\((?<place>[^()]+?)(?:, children born in (?<born>\\d{4}))?\\)$`,
)

/** Every pair that is named stands in the rows of its place, and of children born in one year where one is said. */
function besideIsTrue(named: string, { rows, world, quantity, view }: Agreement): boolean {
  const here = rows.filter((row) => row.location === view.location)
  return named.split('; ').every((pair) => {
    const { one = '', two = '', first, second, place, born } = BESIDE.exec(pair)?.groups ?? {}
    if (place !== world.places.get(view.location)?.name) return false
    return [
      { cited: one, figure: first },
      { cited: two, figure: second },
    ].every(({ cited, figure: said }) => {
      const own = citedRows(cited, here, world)
      // A year of months is a sum or a mean of them, and no row of its own.
      if (own.length === 0) return isOfMonths(cited, here, world)
      const known = own.filter((row) => isSaid(said, row, { quantity }))
      return known.some((row) => born === undefined || row.cohort === '' || row.cohort === born)
    })
  })
}

function isOfMonths(cited: string, rows: readonly Row[], world: World): boolean {
  return rows.some(
    (row) => kindOf(row) === 'month' && cited === `${world.publishers.get(row.source)?.name} ${yearOf(row)}`,
  )
}

type Forecast = Case<ViewOf<'forecast'>>

/** Judges the start of a forecast and the order of its ends. */
export function forecastFaults(answer: string, told: Forecast): Fault[] {
  const known = readers<ViewOf<'forecast'>>([
    [`.+ gives ${figure('last')} for (?<period>[^.]+)\\.`, checkStart],
    ['If the past goes on, .+', (_, __, said) => checkOrder(said)],
    ['.+ has (?:no figure|one figure|\\d+ figures) for .+\\.', (_, __, said) => tooFewFaults(said, told)],
    ['A forecast needs at least .+\\.', () => []],
    ['The figures of .+ hold values that no forecast can be made from\\.', () => []],
    ['The figures run along .+|.+ (?:is|are) given by .+|No interval .+|.+ publishes? .+', () => []],
  ])
  return faultsBy(known, answer, told)
}

function ownRows({ view, rows }: Forecast): Row[] {
  return rows.filter(
    (row) =>
      row.source === view.source && row.location === view.location && !row.flags.includes('projection'),
  )
}

function checkStart(parts: Parts, told: Forecast, said: string): Fault[] {
  const rows = ownRows(told)
  const isWeekly = rows.every((row) => kindOf(row) === 'week')
  const period = parts.period ?? ''
  const isHeld =
    rows.some(
      (row) => (isLabel(period, row.period) || period.includes(row.period)) && isSaid(parts.last, row, told),
    ) || isMonthHeld(period, rows, parts.last, told)
  return faultsOf(said, {
    'figure that no row holds': isWeekly || isHeld,
    'name of a week for a month': !isWeekly || !/\(week\)/.test(told.heading),
    unit: hasUnit(parts, 'last', told),
  })
}

function isMonthHeld(
  period: string,
  rows: readonly Row[],
  last: string | undefined,
  told: Forecast,
): boolean {
  return rows.some(
    (row) => kindOf(row) === 'month' && period.endsWith(` ${yearOf(row)}`) && isSaid(last, row, told),
  )
}

function checkOrder(said: string): Fault[] {
  const numbers = [...said.matchAll(/between (?:US\$)?([−\d,.]*\d)[^,.]*? and (?:US\$)?([−\d,.]*\d)/g)].map(
    ([, low = '', high = '']) => [numberOf(low), numberOf(high)],
  )
  const [narrow, wide] = numbers
  const isIn = !narrow || !wide || ((wide[0] ?? 0) <= (narrow[0] ?? 0) && (narrow[1] ?? 0) <= (wide[1] ?? 0))
  return faultsOf(said, { distance: isIn })
}

function tooFewFaults(said: string, told: Forecast): Fault[] {
  const count = /has (no|one|\d+) figures? for/.exec(said)?.[1] ?? ''
  const number = { no: 0, one: 1 }[count] ?? Number(count)
  return faultsOf(said, { count: number <= ownRows(told).length })
}
