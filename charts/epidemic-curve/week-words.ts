import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf, named, placeName, sourceName, term, whole } from '#domain/message/value.ts'
import { flagNote } from '#domain/observation/flag.ts'
import { spanWords, weekName } from '#domain/surveillance/span-words.ts'
import { countWords } from '#domain/surveillance/weekly-answer.ts'
import { isOutOfCourse, type WeekCount } from '#domain/surveillance/weekly-counts.ts'
import type { Mark } from '#charts/figure.ts'
import type { EpidemicSubject } from './subject.ts'

/** `Lassa fever, confirmed cases`: how titles begin. */
export function titleWords({ measure, disease }: EpidemicSubject['question']): Value {
  if (disease.name === measure.name) return named(measure.name)
  return message('epidemic-figure.subject', { disease: named(disease.name), count: term(measure.name) })
}

/** The time that a title names, where there are any weeks. */
export function spanned(weeks: readonly WeekCount[]): { readonly span: Value; readonly has: 'yes' | 'no' } {
  return { span: spanWords(weeks), has: weeks.length > 0 ? 'yes' : 'no' }
}

/** A title with the source of its figures, where there are any. */
export function citedTitle(title: Value, { source }: EpidemicSubject, isEmpty = false): Value {
  return source && !isEmpty ? message('epidemic-figure.cited', { title, source: sourceName(source) }) : title
}

/** `Ondo · NCDC`, the last line of what a tooltip says. */
export function placeAndSource({ place, source }: Pick<EpidemicSubject, 'place' | 'source'>): Message {
  return message('epidemic-figure.place-source', {
    place: placeName(place),
    source: source ? sourceName(source) : '',
  })
}

/** The words of a tooltip about a week. */
export function weekMark(week: WeekCount, subject: EpidemicSubject, language: Language): Mark {
  const { measure } = subject.question
  const { value, gap, point } = week
  const say = (said: Value) => language.text(said)
  const counted = value !== null
  const lines: readonly (Message | null)[] = [
    counted && measure.nature === 'stock' ? message('epidemic-figure.open') : null,
    counted && measure.nature === 'cumulative' ? message('epidemic-figure.derived') : null,
  ]
  return {
    id: `week:${week.period}`,
    title: say(message('weeks.title', { week: weekName(week) })),
    value: say(counted ? countWords(value, measure) : message('epidemic-figure.no-number')),
    lines: [
      ...lines.flatMap((line) => (line === null ? [] : [{ text: say(line) }])),
      ...(gap === null ? [] : [{ text: say(gap.note), tone: 'warning' } as const]),
      ...(counted && point && isOutOfCourse(point)
        ? [{ text: say(flagNote('suspicious')), tone: 'warning' } as const]
        : []),
      ...(point && measure.nature === 'cumulative'
        ? [{ text: say(message('epidemic-figure.in-total', { number: whole(point.value) })) }]
        : []),
      ...(week.partial
        ? [{ text: say(message('epidemic-figure.week-open')), tone: 'warning' } as const]
        : []),
      { text: say(placeAndSource(subject)) },
    ],
  }
}

/** More weeks than this are counted instead of named. */
const NAMED_WEEKS = 14

/** `weeks 21, 23 and 24 of 2021, week 16 of 2024`. */
export function weekList(weeks: readonly WeekCount[]): Value {
  const years = [...Map.groupBy(weeks, ({ year }) => year)]
  const entries = years.map(([year, own]) => {
    if (weeks.length > NAMED_WEEKS) {
      return message('weeks.count-of', { count: String(own.length), year: String(year) })
    }
    const numbers = listOf(own.map(({ week }) => String(week)))
    return message('weeks.named', { count: own.length, weeks: numbers, year: String(year) })
  })
  return listOf(entries, 'none')
}
