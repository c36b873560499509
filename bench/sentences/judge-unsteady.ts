import type { Case, Parts } from './case.ts'
import { type Fault, faultsOf } from './fault.ts'
import { citedRows, isShown } from './reading.ts'
import { type Row, yearOf } from './rows.ts'
import type { ViewOf } from './view.ts'

type Told = Case<ViewOf<'overview'>>

/** Below so many cases a survey's percentage stands in brackets. */
const FEW = 50

/** The survey that was passed over is later than the one that is told, says what is said of it, and is unsteady. */
export function checkUnsteady(
  { cited = '', figure = '', cases, why = '' }: Parts,
  { view, rows, world, quantity }: Told,
  stated: readonly Row[],
  said: string,
): Fault[] {
  const here = rows.filter((row) => row.location === view.location)
  const number = figure.replace('US$', '').replace(/(%| per .*)$/, '')
  const [row] = citedRows(cited, here, world).filter(({ value }) => isShown(number, value, quantity))
  if (!row) return faultsOf(said, { 'figure that no row holds': false })
  const isFew = row.flags.includes('small_sample') || (row.sample !== null && row.sample < FEW)
  return faultsOf(said, {
    'latest said of an older one': stated.some((other) => yearOf(row) > yearOf(other)),
    count: cases === undefined || cases === 'few' || Number(cases) === row.sample,
    'confirmation that cannot be':
      why === 'is imprecise' || (why.includes('level') ? row.flags.includes('doubtful') : isFew),
  })
}

/** No figure of the same births that rests on other interviews or reports stands beside the one that is told. */
export function checkOfItsTime({ view, rows, world }: Told, [stated]: readonly Row[], said: string): Fault[] {
  if (!stated) return []
  const others = rows.filter(
    (row) =>
      row.location === view.location &&
      row.source !== stated.source &&
      row.supersededBy === '' &&
      !row.flags.some((flag) => flag === 'projection' || flag === 'partial_period') &&
      /^\d{4}$/.test(row.period) &&
      world.publishers.get(row.source)?.classification !== 'Estimate' &&
      world.publishers.get(stated.source)?.classification !== 'Estimate',
  )
  const isApart = (row: Row) =>
    row.evidence.length > 0 &&
    stated.evidence.length > 0 &&
    !row.evidence.includes('compiled') &&
    !row.evidence.some((piece) => stated.evidence.includes(piece))
  const isOfItsTime = (row: Row) => stated.cohort !== '' && row.cohort === stated.cohort
  return faultsOf(said, {
    'confirmation that cannot be': !others.some((row) => isApart(row) && isOfItsTime(row)),
  })
}
