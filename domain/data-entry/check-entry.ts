import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { difference, periodName, shortFigure, sourceName } from '#domain/message/value.ts'
import { isWithin, NUMBER_BOUNDS } from '#domain/number/bounds.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { numberKind } from '#domain/statistics/number-kind.ts'
import { cellAt, ENTRY_PARTS, type EntryCells } from './entry-cell.ts'
import { type EntryFigure, entryFigure } from './entry-figure.ts'
import type { EntryRow } from './entry-row.ts'
import { saysSomething } from '#domain/rich-text/rich-text.ts'

/**
 * What a check says of a line. `fault`: it cannot be sent so; `question`: it is sent with a reason; `zero`: a zero that somebody has to
 * say once; `note`: good to know; `fine`: within its range.
 */
export interface EntryCheck {
  readonly grade: 'fault' | 'question' | 'zero' | 'note' | 'fine'
  readonly says: Message
}

/** A line with everything that its check looks at. */
export interface CheckedLine {
  readonly row: EntryRow
  readonly indicator: Indicator
  readonly cells: EntryCells
  readonly sources: ReadonlyMap<number, DataSource>
}

/** This many times the figure before, or this small a part of it, is asked about. */
const JUMP = 3

/** Between these, a digit is likely missing or one too many. */
const A_DIGIT = { least: 7, most: 15 } as const

/** Counts below this rise and fall by chance. */
const SMALL_COUNT = 10

/** So many points from another source are asked about. */
const APART = 20

/** Shares up to this may be fractions, where those of the year before were far above. */
const FRACTION = { most: 1, usual: 2 } as const

type Context = CheckedLine & { readonly figure: EntryFigure }
type Check = (context: Context, value: number) => EntryCheck | null

/** The gravest thing to be said of a line; null while nothing is typed and nothing is known of it. */
export function checkEntry(line: CheckedLine): EntryCheck | null {
  const { row, indicator, cells } = line
  const figure = entryFigure(row, indicator, cells)
  const context = { ...line, figure }
  if (figure.isUnreadable) return unreadable(line)
  if (figure.from === 'parts') {
    const found = ofParts(context)
    if (found) return found
  }
  if (figure.value === null) return whileEmpty(context)
  const { value } = figure
  return (
    CHECKS.map((check) => check(context, value)).find((found) => found !== null) ?? {
      grade: 'fine',
      says: message('entry.within'),
    }
  )
}

/** Whether a check still keeps a line from being sent: a fault, a question without a reason, a zero that nobody has said. */
export function isUnanswered({ grade }: EntryCheck, reason: string): boolean {
  return grade === 'fault' || grade === 'zero' || (grade === 'question' && !explains(reason))
}

/** A decimal comma has a hint with the number that was meant. */
function unreadable({ row, cells }: CheckedLine): EntryCheck {
  const texts = ENTRY_PARTS.map((part) => cellAt(cells, row.indicator, part).text.trim())
  const comma = texts.find((text) => /^[+-]?\d+,\d+ ?%?$/.test(text))
  return fault(
    comma === undefined
      ? message('entry.no-number')
      : message('entry.comma', { number: comma.replace(',', '.').replace(/ ?%$/, '') }),
  )
}

/** A reason has words: a digit or a dash explains nothing. */
function explains(reason: string): boolean {
  return saysSomething(reason) && /\p{L}.*\p{L}/su.test(reason)
}

const fault = (says: Message): EntryCheck => ({ grade: 'fault', says })
const question = (says: Message): EntryCheck => ({ grade: 'question', says })
const note = (says: Message): EntryCheck => ({ grade: 'note', says })

function ofParts({ figure, indicator }: Context): EntryCheck | null {
  const { numerator, denominator } = figure
  if (numerator === null || denominator === null) return fault(message('entry.part-missing'))
  if (denominator <= 0) return fault(message('entry.no-denominator'))
  if (numerator < 0) return fault(message('entry.below-zero'))
  if (indicator.factor === 2 && numerator > denominator) return question(message('entry.more-than-all'))
  return null
}

function whileEmpty({ row, indicator, figure }: Context): EntryCheck | null {
  if (row.published !== null && figure.isWithdrawn) {
    const value = shortFigure(row.published, indicator)
    return row.computed
      ? note(message('entry.withdrawn-too', { value }))
      : question(message('entry.withdraws', { value }))
  }
  if (row.published !== null) {
    return note(message('entry.stays', { value: shortFigure(row.published, indicator) }))
  }
  if (row.computed || !row.usual) return null
  const { least, most } = row.usual
  return note(
    message('entry.usual', { least: shortFigure(least, indicator), most: shortFigure(most, indicator) }),
  )
}

const impossible: Check = ({ indicator }, value) => {
  const bounds = NUMBER_BOUNDS[numberKind(indicator)]
  if (isWithin(value, bounds)) return null
  return fault(message(value < 0 && bounds.least === 0 ? 'entry.below-zero' : 'entry.beyond'))
}

/** A share that follows from a count: what is asked about the count is asked once. */
const follows: Check = (context) => {
  const { row, figure, indicator } = context
  if (figure.from !== 'count' || !row.computed) return null
  const count = cellAt(context.cells, row.computed.count)
  const jump = row.last && figure.value !== null && timesOf(figure.value, row.last.value, indicator)
  return jump && count.text.trim() !== '' ? note(message('entry.follows')) : null
}

const zero: Check = ({ figure, cells, row }, value) => {
  const typed =
    figure.from === 'typed' ? cellAt(cells, row.indicator) : cellAt(cells, row.indicator, 'numerator')
  if (value !== 0 || figure.from === 'count' || typed.isZero) return null
  return { grade: 'zero', says: message('entry.zero') }
}

const whole: Check = ({ indicator }, value) =>
  figureUnit(indicator) === 'count' && !Number.isInteger(value) ? question(message('entry.not-whole')) : null

const overHundred: Check = ({ indicator }, value) =>
  numberKind(indicator) === 'percent' && value > 100 ? question(message('entry.over-hundred')) : null

const fraction: Check = ({ indicator, row, figure }, value) => {
  const isLow = value > 0 && value <= FRACTION.most && figure.from === 'typed'
  if (numberKind(indicator) !== 'percent' || !isLow || (row.last?.value ?? 0) < FRACTION.usual) return null
  return question(message('entry.fraction', { value: shortFigure(value * 100, indicator) }))
}

/** How many times a value is another one, or the other is it; null where they are near, or too small to tell. */
function timesOf(
  value: number,
  last: number,
  indicator: Indicator,
): { readonly times: number; readonly way: 'above' | 'below' } | null {
  if (value <= 0 || last <= 0) return null
  if (figureUnit(indicator) === 'count' && Math.max(value, last) < SMALL_COUNT) return null
  if (value >= JUMP * last) return { times: value / last, way: 'above' }
  return value <= last / JUMP ? { times: last / value, way: 'below' } : null
}

const jump: Check = ({ row, indicator }, value) => {
  const { last, usual } = row
  const isUsual = usual !== null && value >= usual.least && value <= usual.most
  const found = last && !last.isPartial && !isUsual ? timesOf(value, last.value, indicator) : null
  if (!last || !found) return null
  const { times, way } = found
  const digit = times >= A_DIGIT.least && times <= A_DIGIT.most ? way : 'none'
  return question(
    message('entry.times', { times: Math.round(times), way, digit, period: periodName(last.period) }),
  )
}

const apart: Check = ({ row: { other }, indicator, sources }, value) => {
  const source = other && sources.get(other.source)
  if (!other || other.isPartial || !source || numberKind(indicator) !== 'percent') return null
  const points = value - other.value
  if (Math.abs(points) < APART) return null
  return question(
    message('entry.apart', {
      points: difference(points, indicator),
      way: points > 0 ? 'above' : 'below',
      source: sourceName(source),
      period: periodName(other.period, source),
    }),
  )
}

const outside: Check = ({ row: { usual }, indicator }, value) => {
  if (!usual || (value >= usual.least && value <= usual.most)) return null
  const [least, most] = [shortFigure(usual.least, indicator), shortFigure(usual.most, indicator)]
  return note(message('entry.outside', { least, most }))
}

const repeated: Check = ({ row: { last } }, value) =>
  last && !last.isPartial && value === last.value && value >= SMALL_COUNT
    ? note(message('entry.repeated', { period: periodName(last.period) }))
    : null

/** From the gravest to what is only good to know. */
const CHECKS: readonly Check[] = [
  impossible,
  zero,
  whole,
  fraction,
  follows,
  jump,
  overHundred,
  apart,
  repeated,
  outside,
]
