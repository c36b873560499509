import { type Case, faultsBy, type Parts, readers } from './case.ts'
import { type Fault, faultsOf } from './fault.ts'
import { isLabel, numberOf } from './reading.ts'
import { kindOf, type Row, yearOf } from './rows.ts'
import { FIGURE, figure, hasUnit, isSaid } from './said-figure.ts'
import type { ViewOf } from './view.ts'

type Forecast = Case<ViewOf<'forecast'>>

/** Judges the start of a forecast and the order of its ends. */
export function forecastFaults(answer: string, told: Forecast): Fault[] {
  const known = readers<ViewOf<'forecast'>>([
    [`.+ gives ${figure('last')} for (?<period>[^.]+)\\.`, checkStart],
    ['If the past goes on, .+', (_, __, said) => checkOrder(said)],
    ['.+ has (?:no figure|one figure|\\d+ figures) for .+\\.', (_, __, said) => tooFewFaults(said, told)],
    ['A forecast needs at least .+\\.', () => []],
    ['The figures of .+ hold values that no forecast can be made from\\.', () => []],
    ['The figures of .+ vary so much that the 80% interval .+ more than tenfold.+\\.', () => []],
    ['A longer forecast, or a source with newer figures, leads on\\.', () => []],
    ['The last figure is of .+, so even the end of this forecast lies in the past\\.', () => []],
    [
      `These are model estimates, whose smooth line says nothing about error; .+ for (?<period>[^.]+) to be between (?<low>${FIGURE}).*? and (?<high>${FIGURE}).*\\(\\d+%\\), and a forecast is less sure than that\\.`,
      checkCarried,
    ],
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

/** The interval that the source gives for its last figure. */
function checkCarried({ low, high }: Parts, told: Forecast, said: string): Fault[] {
  const isHeld = ownRows(told).some(
    ({ lower, upper, ...row }) =>
      lower !== null &&
      upper !== null &&
      isSaid(low, { ...row, lower, upper, value: lower }, told) &&
      isSaid(high, { ...row, lower, upper, value: upper }, told),
  )
  return faultsOf(said, { 'figure that no row holds': isHeld })
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
