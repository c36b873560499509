import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import type { Language } from '#domain/message/language.ts'
import { FORMS, type Form, type Message, type MessageId } from '#domain/message/message.ts'
import { asText } from '#domain/message/segment.ts'
import type { Grammar } from './grammar.ts'
import { numbersOf } from './numbers.ts'
import { afterMarks, segmentsOf, strongMark } from './strong-marks.ts'
import { valueWriter } from './value-writer.ts'

/** The compiled text of a message. */
export type FindText = (id: MessageId) => CompiledMessage

/** The language's name of something that the catalogue names in English: the same where it has no form of its own. */
export type NameOf = (name: string) => string

/** A language from its grammar, its texts and its names: the one renderer of all that domain, charts and sections say. */
export function createLanguage(grammar: Grammar, findText: FindText, nameOf: NameOf): Language {
  const numbers = numbersOf(grammar.locale)
  const formatters = {
    getNumberFormat: () => numbers.counts,
    getPluralRules: (_: unknown, asked?: Intl.PluralRulesOptions) =>
      numbers.plurals[asked?.type ?? 'cardinal'],
    getDateTimeFormat: (locale: string) => new Intl.DateTimeFormat(locale),
  }
  const write = valueWriter(grammar, numbers, { say, nameOf })

  /** A message in words, its strong parts between marks. A value is written when the text asks for it. */
  function say({ id, values }: Message): string {
    const asked = new Proxy<FormatValues<string>>(
      {},
      { has: () => true, get: (_, name) => filling(values, String(name)) },
    )
    return [format<string>(findText(id), grammar.locale, asked, { formatters })].flat().join('')
  }

  /** `place`, `Place` and `place_name` are the value `place`; a number counts, `b` marks. */
  function filling(values: Message['values'], asked: string): FormatValues<string>[string] {
    const value = values[asked]
    if (typeof value === 'number') return value
    if (value !== undefined) return write(value)
    if (asked === 'b') return strongMark
    const [name = '', form] = asked.split('_')
    const plainName = name.charAt(0).toLowerCase() + name.slice(1)
    const formed = values[plainName]
    if (formed === undefined || typeof formed === 'number') throw new RangeError(`No value for {${asked}}`)
    const text = write(formed, formNamed(form))
    return plainName === name ? text : afterMarks(text, grammar.capital)
  }

  return {
    code: grammar.code,
    tag: grammar.tag,
    text: (value, form) => asText(segmentsOf(write(value, form))),
    segments: (value) => segmentsOf(write(value)),
  }
}

function formNamed(name: string | undefined): Form | undefined {
  return FORMS.find((form) => form === name)
}
