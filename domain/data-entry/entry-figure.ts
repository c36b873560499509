import type { Indicator } from '#domain/indicator/indicator.ts'
import { roundShown } from '#domain/number/format.ts'
import { unitScale } from '#domain/statistics/figure-unit.ts'
import { cellAt, cellNumber, type EntryCells } from './entry-cell.ts'
import type { EntryRow } from './entry-row.ts'

/** The figure of a line, as far as it was typed. */
export interface EntryFigure {
  /** Null: not reported, or not readable. */
  readonly value: number | null
  readonly numerator: number | null
  readonly denominator: number | null
  /** Where the value comes from: typed itself, from its two parts, or from a count of the form over a target. */
  readonly from: 'typed' | 'parts' | 'count'
  /** It is published, and was emptied so that it goes; what follows from a count goes with it. */
  readonly isWithdrawn: boolean
  /** A cell of it holds something that is no number. */
  readonly isUnreadable: boolean
}

/** Whether a figure may be typed as its numerator and denominator: a share or a rate that does not follow from a count. */
export function hasParts({ factor }: Pick<Indicator, 'factor'>, { computed }: EntryRow): boolean {
  return factor !== 4 && computed === null
}

/** The figure of a line: computed from its parts or from a count where these are typed, else as it was typed. */
export function entryFigure(row: EntryRow, indicator: Indicator, cells: EntryCells): EntryFigure {
  const isWithdrawn = isWithdrawal(row, cells)
  const number = (part: 'value' | 'numerator' | 'denominator', of = row.indicator) =>
    cellNumber(cellAt(cells, of, part))
  const shared = (numerator: number, denominator: number) =>
    roundShown((numerator / denominator) * unitScale(indicator), indicator)
  if (row.computed) {
    const count = number('value', row.computed.count)
    const value = typeof count === 'number' ? shared(count, row.computed.target) : null
    const numerator = value === null || typeof count !== 'number' ? null : count
    return { value, numerator, denominator: null, from: 'count', isWithdrawn, isUnreadable: false }
  }
  const [numerator, denominator] = [number('numerator'), number('denominator')]
  if (numerator !== null || denominator !== null) {
    const isUnreadable = numerator === 'fault' || denominator === 'fault'
    const [top, below] = [readable(numerator), readable(denominator)]
    const value = top !== null && below !== null && below > 0 ? shared(top, below) : null
    return { value, numerator: top, denominator: below, from: 'parts', isWithdrawn: false, isUnreadable }
  }
  const value = number('value')
  return {
    ...{ value: readable(value), numerator: null, denominator: null, from: 'typed' },
    isWithdrawn,
    isUnreadable: value === 'fault',
  }
}

function isWithdrawal({ indicator, published, computed }: EntryRow, cells: EntryCells): boolean {
  const { text, isWithdrawn = false } = cellAt(cells, computed?.count ?? indicator)
  return published !== null && isWithdrawn && text.trim() === ''
}

function readable(number: number | 'fault' | null): number | null {
  return number === 'fault' ? null : number
}
