import { weeksIn } from '#domain/period/iso-weeks.ts'
import type { Cell } from '#exchange/reading/cell.ts'
import type { PeriodReason, ReadPeriod } from '#exchange/reading/candidate.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const YEAR = '((?:1[0-9]|20|21)\\d{2})'

type Found = string | { readonly reason: PeriodReason }

const refused = (reason: PeriodReason): Found => ({ reason })

/** The forms of periods, the most particular first. */
const FORMS: readonly (readonly [RegExp, (...parts: string[]) => Found])[] = [
  [form(`${YEAR}(?:\\.0+)?`), (year) => year],
  [form(`(?:cy|y)?${YEAR}[-/ ]?q([1-4])`), (year, quarter) => `${year}-Q${quarter}`],
  [form(`q(?:tr|uarter)?[ -]?([1-4])[ ,/-]*${YEAR}`), (quarter, year) => `${year}-Q${quarter}`],
  [form(`(?:([1-4])(?:st|nd|rd|th)) quarter(?: of)?[ ,]*${YEAR}`), (quarter, year) => `${year}-Q${quarter}`],
  [form(`${YEAR}[- ]?w(?:eek)?[ -]?0?(\\d{1,2})`), week],
  [form(`(?:epi)?w(?:ee)?k?[ -]*0?(\\d{1,2})[ ,/(-]*${YEAR}(?:[ -].*)?\\)?`), (at, year) => week(year, at)],
  [form(`${YEAR}(?:sun|mon|tue|wed|thu|fri|sat)w\\d{1,2}`), () => refused('other-weeks')],
  [form(`${YEAR}biw\\d{1,2}`), () => refused('several-weeks')],
  [form(`${YEAR}\\d{2}b`), () => refused('several-months')],
  [form(`${YEAR}(?:april|nov)?s[12]`), () => refused('half-year')],
  [form(`(?:fy|financial year)[ -]?${YEAR}.*`), () => refused('financial-year')],
  [form(`${YEAR}(?:april|july|oct|nov|sep)`), () => refused('financial-year')],
  [form(`${YEAR}-(\\d{2})-(\\d{2})(?:t[\\d:.z+]+)?/p(\\d+)([dwmy])`), duration],
  [form(`${YEAR}[-/ ]?m?(0[1-9]|1[0-2])`), month],
  [form(`${YEAR}(?:[-/]|-?m)([1-9]|1[0-2])`), month],
  [form(`(0?[1-9]|1[0-2])[-/]${YEAR}`), (at, year) => month(year, at)],
  [form(`${MONTH}[ ,/-]*${YEAR}`), (name, year) => monthNamed(year, name)],
  [form(`${YEAR}[ ,/-]*${MONTH}`), (year, name) => monthNamed(year, name)],
  [form(`${MONTH}[ '’/-]*(\\d{2})`), (name, short) => monthNamed(fullYear(short), name)],
  [
    form(`${MONTH} *(?:${YEAR})? *(?:-|–|to) *${MONTH}[ ,]*${YEAR}`),
    (first, from, last, year) => months(from || year, first, year, last),
  ],
  [form(`${YEAR} ?[-/–] ?(\\d{2}|\\d{4})`), () => refused('span')],
  [form(`${YEAR} ?(?:to|and|–) ?${YEAR}`), () => refused('span')],
  [form(`${YEAR}[-/.](\\d{1,2})[-/.](\\d{1,2})(?:[t ].*)?`), () => refused('day')],
  [form(`\\d{1,2}[-/. ](?:\\d{1,2}|${MONTH})[-/., ]+(?:${YEAR}|\\d{2})`), () => refused('day')],
  [form(`${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`), () => refused('day')],
  [form(`${YEAR}(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])`), () => refused('day')],
  [form(`(?:[0-2]\\d|3[01])(?:0[1-9]|1[0-2])${YEAR}`), () => refused('day')],
]

function form(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'i')
}

/** A period as a file writes it, in our form; one that we do not have comes with its reason and is never rounded. */
export function readPeriod(cell: Cell | undefined): ReadPeriod {
  const text = cell === undefined ? '' : String(cell).trim()
  const known = READ.get(text)
  if (known !== undefined) return known
  const read = readText(text)
  if (READ.size < MOST_KEPT) READ.set(text, read)
  return read
}

/** Periods come again in every row of a file. */
const READ = new Map<string, ReadPeriod>()
const MOST_KEPT = 20_000

function readText(text: string): ReadPeriod {
  if (text === '') return { text, iso: null, reason: 'absent' }
  for (const [pattern, made] of FORMS) {
    const match = pattern.exec(text)
    if (match === null) continue
    const found = made(...match.slice(1).map((part) => part ?? ''))
    return typeof found === 'string'
      ? { text, iso: found, reason: null }
      : { text, iso: null, reason: found.reason }
  }
  return { text, iso: null, reason: isPartOfYear(text) ? 'no-year' : 'no-period' }
}

/** A year with 53 weeks, in which every part of a year is. */
const LONG_YEAR = '2020'

/** True for a month, a quarter or a week without its year: `Jan`, `Q3`, `Week 12`. */
export function isPartOfYear(text: string): boolean {
  return /[a-z]/i.test(text) && !/\d{3}/.test(text) && (readPart(text, LONG_YEAR)?.length ?? 0) > 4
}

/** The period of a part of a year in that year; null where it has none such. */
export function readPart(text: string, year: string): string | null {
  return readText(`${text.trim()} ${year}`).iso
}

/** True for a text that is a period of any kind, ours or not. */
export function isPeriod(cell: Cell | undefined): boolean {
  const { reason } = readPeriod(cell)
  return reason !== 'no-period' && reason !== 'absent'
}

/** A year of two digits in full: `26` is 2026, `98` is 1998. */
export function fullYear(text: string): string {
  const year = text.trim().replace(/\.0+$/, '')
  if (!/^\d{2}$/.test(year)) return year
  return String(Number(year) + (Number(year) < 70 ? 2000 : 1900))
}

/** The number of a month by its name or number; null where it is none. */
export function monthNumber(text: string): number | null {
  const plain = text.trim().replace(/\.0+$/, '').toLowerCase()
  if (/^\d{1,2}$/.test(plain)) return Number(plain) >= 1 && Number(plain) <= 12 ? Number(plain) : null
  const at = new RegExp(`^${MONTH}$`).test(plain) ? MONTHS.indexOf(plain.slice(0, 3)) : -1
  return at < 0 ? null : at + 1
}

/** The number in `7`, `7.0`, `W7`, `Week 07`, `Q3`; null where none stands. */
export function partNumber(text: string): number | null {
  const match = /^(?:[a-z]+[ .-]*)?0?(\d{1,2})(?:\.0+)?$/i.exec(text.trim())
  return match ? Number(match[1]) : null
}

function week(year: string, at: string): Found {
  const number = Number(at)
  if (number < 1 || number > weeksIn(Number(year))) return refused('no-such-week')
  return `${year}-W${at.padStart(2, '0')}`
}

function month(year: string, at: string): Found {
  return `${year}-${at.padStart(2, '0')}`
}

function monthNamed(year: string, name: string): Found {
  return month(year, String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1))
}

/** The first and the last month of a time: a quarter and a year are ours. */
function months(firstYear: string, first: string, lastYear: string, last: string): Found {
  const from = MONTHS.indexOf(first.slice(0, 3).toLowerCase())
  const to = MONTHS.indexOf(last.slice(0, 3).toLowerCase())
  if (firstYear !== lastYear) return refused('span')
  if (from === to) return monthNamed(lastYear, last)
  if (from === 0 && to === 11) return lastYear
  if (from % 3 === 0 && to === from + 2) return `${lastYear}-Q${from / 3 + 1}`
  return refused(to - from === 5 && from % 6 === 0 ? 'half-year' : 'span')
}

/** `2020-01-01/P1M` and its like. */
function duration(year: string, at: string, day: string, count: string, unit: string): Found {
  const length = `${count}${unit.toLowerCase()}`
  if (length === '1y' || length === '12m') {
    return at === '01' && day === '01' ? year : refused('financial-year')
  }
  if (length === '1m') return month(year, at)
  if (length === '3m') {
    return (Number(at) - 1) % 3 === 0 ? `${year}-Q${(Number(at) - 1) / 3 + 1}` : refused('span')
  }
  if (length === '6m') return refused('half-year')
  if (length === '7d' || length === '1w') return weekOf(`${year}-${at}-${day}`)
  return refused(length === '1d' ? 'day' : 'span')
}

const DAY = 86_400_000

/** The ISO week that begins on a day; refused where the day is no Monday. */
function weekOf(day: string): Found {
  const date = new Date(`${day}T00:00:00Z`)
  if (date.getUTCDay() !== 1) return refused('other-weeks')
  const { year, week: at } = isoWeek(date)
  return `${year}-W${String(at).padStart(2, '0')}`
}

/** The ISO week in which a day lies: it belongs to the year of its Thursday. */
export function isoWeek(date: Date): { year: number; week: number } {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY)
  const year = thursday.getUTCFullYear()
  return { year, week: Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1 }
}
