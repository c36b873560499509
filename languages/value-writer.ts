import { properRanges } from '#domain/message/indicator-words.ts'
import { type Form, type ListWord, type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, term } from '#domain/message/value.ts'
import { roundShown, shownDecimals, type ValueFormat } from '#domain/number/format.ts'
import type { Grammar } from './grammar.ts'
import type { Numbers } from './numbers.ts'
import { monthName, monthShort } from '#domain/message/month-name.ts'
import { periodMessage } from './period-message.ts'

/** How a message is said, and what the language calls something that the catalogue names in English. */
interface Words {
  say(said: Message): string
  nameOf(name: string): string
}

type Kind = Exclude<Value, string>['kind']
type Writers = { readonly [K in Kind]: (value: Extract<Value, { kind: K }>, form?: Form) => string }

/** Writes values in one language: numbers and names by its grammar, all words by its texts. */
export function valueWriter(grammar: Grammar, numbers: Numbers, { say, nameOf }: Words) {
  const writers: Writers = {
    message: (said, form) => (form === 'inside' ? grammar.term(say(said)) : say(said)),
    number: ({ value, decimals, isSigned }) => {
      const text = numbers.fixed(value, decimals)
      return isSigned === true && value > 0 ? `+${text}` : text
    },
    percentage: (value) => say(message('values.percent', { number: { ...value, kind: 'number' } })),
    figure: ({ value, format, form: own }, form) => write(figureValue(value, format, form ?? own)),
    difference: ({ value, format }, form) => write(differenceValue(value, format, form)),
    p: ({ value }) => say(pMessage(value)),
    date: ({ iso }, form) => write(dayValue(iso, form)),
    period: ({ period, labels }, form) => write(periodMessage(period, labels, form)),
    place: ({ location: { name, level } }, form) =>
      form === 'name' ? nameOf(name) : grammar.place({ level, name: nameOf(name) }),
    indicator: ({ indicator }, form) => {
      if (form === 'full') return properRanges(nameOf(indicator.fullName))
      const name = nameOf(indicator.shortName)
      const category =
        indicator.category === undefined ? '' : ` (${grammar.term(properRanges(indicator.category))})`
      if (form === 'name') return `${name}${category}`
      if (form !== 'phrase' && form !== 'number') return `${grammar.term(name)}${category}`
      const phrase = grammar.phrase(name, indicator.factor)
      return form === 'phrase' ? `${phrase.text}${category}` : phrase.number
    },
    term: ({ text }, form) => {
      const name = properRanges(nameOf(text))
      return form === 'name' ? name : grammar.term(name)
    },
    source: ({ source }, form) => nameOf(form === 'full' ? source.fullName : source.name),
    name: ({ name }) => nameOf(name),
    cited: ({ source, period }) => {
      const label = periodMessage(period, source.periodLabels)
      return say(message('values.cited', { source: nameOf(source.name), period: label }))
    },
    list: ({ items, word }) => joined(items, word),
    sentences: ({ items }) => items.map((item) => write(item)).join(' '),
  }

  function write(value: Value, form?: Form): string {
    if (typeof value === 'string') return value
    return writerOf(writers, value, form)
  }

  function joined(items: readonly Value[], word: ListWord): string {
    const texts = items.map((item) => write(item))
    if (word === 'apart') return texts.join('; ')
    if (word === 'none' || texts.length < 2) return texts.join(', ')
    const before = texts.slice(0, -1).join(', ')
    return say(message(word === 'and' ? 'values.and' : 'values.or', { before, last: texts.at(-1) ?? '' }))
  }

  return write
}

/** One call for each kind, so that a kind without a writer does not compile. */
function writerOf<K extends Kind>(writers: Writers, value: Extract<Value, { kind: K }>, form?: Form): string {
  return writers[value.kind](value, form)
}

/** A value with its unit: in words, short where only the sign of percentages is shown, bare without any. */
function figureValue(value: number, format: ValueFormat, form: Form | undefined): Value {
  const number = decimal(value, shownDecimals(format))
  if (form === 'bare') return number
  if (format.factor === 2) return message('values.percent', { number })
  return form === 'short' ? number : withUnit(number, format)
}

/** A number with the unit of rates, or the one that the name of a plain number carries. */
function withUnit(number: Value, { factor, unit = null }: ValueFormat): Value {
  if (factor === 1) return message('values.per-1000', { number })
  if (factor === 3) return message('values.per-100000', { number })
  if (unit === null) return number
  if (unit.kind === 'words') return message('values.in-words', { number, unit: term(unit.words) })
  if (unit.kind === 'international') return message('values.international', { number })
  return message('values.dollars', { sign: 'US$', number, size: unit.isMillions ? 'millions' : 'one' })
}

/** Without sign; percentages differ by points. Long: with the unit of rates and plain numbers. */
function differenceValue(value: number, format: ValueFormat, form: Form | undefined): Value {
  const size = Math.abs(value)
  const shown = roundShown(size, format)
  const digits = shownDecimals(format)
  // Two figures that differ are never told to lie 0.0 apart.
  const isHidden = shown === 0 && size > 0
  const number = isHidden
    ? message('values.less-than', { number: decimal(10 ** -digits, digits) })
    : decimal(size, digits)
  if (format.factor === 2) return message('values.points', { number, count: shown })
  return form === 'long' ? withUnit(number, format) : number
}

function pMessage(p: number): Message {
  if (p < 0.001) return message('values.p-less', { number: decimal(0.001, 3) })
  return message('values.p-equal', { number: decimal(p, p < 0.1 ? 3 : 2) })
}

/** The day of UTC, so that every reader sees the same. Long: the month in full, the day as the language counts it. Empty for what is no date. */
function dayValue(iso: string, form: Form | undefined): Value {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const [year, month, day] = [String(date.getUTCFullYear()), date.getUTCMonth() + 1, date.getUTCDate()]
  return form === 'long'
    ? message('values.day-long', { day, month: monthName(month), year })
    : message('values.day', { day: String(day), month: monthShort(month), year })
}
