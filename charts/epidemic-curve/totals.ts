import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, percentage, placeName, sourceName, term, whole } from '#domain/message/value.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { Population } from '#domain/reference/curation.ts'
import { LEAST_CASES } from '#domain/surveillance/case-fatality.ts'
import { type Incidence, incidenceOf } from '#domain/surveillance/incidence.ts'
import {
  countedPlaces,
  placeTotals,
  type PlaceTotal,
  type PlaceTotals,
} from '#domain/surveillance/place-totals.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { ComputedTable, Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type CountBar, countBarsHeight, countBarsPicture } from './count-bars.ts'
import { emptyWeeks } from './empty-weeks.ts'
import { absentNote, smallNotes, sumNote } from './notes.ts'
import { placeTotalRows } from './place-table.ts'
import { citedTitle, spanned, titleWords } from './week-words.ts'
import { type EpidemicSubject, epidemicSubject } from './subject.ts'
import { countWords } from '#domain/surveillance/weekly-answer.ts'
import type { Head } from './curve-tables.ts'
import type { EpidemicCurveInput } from './view.ts'
import { stateGaps } from './week-gaps.ts'

const LEAST = { least: String(LEAST_CASES) } as const

/** Totals of the states as bars, with the share of each. */
export function totalsFigure(input: EpidemicCurveInput): Figure {
  const { language } = input
  const subject = epidemicSubject(input)
  const totals = placeTotals(subject.question, subject.years, input.reference)
  const bars = totals.places.map((entry) => ({
    place: entry.place,
    value: entry.total,
    label: formatNumber(entry.total, 0),
    aside: entry.share === null ? '' : language.text(percentage(entry.share, 1)),
    hollow: false,
  }))
  const title = message('epidemic-figure.totals-title', aboutOf(subject, totals))
  const number = message('epidemic-figure.totals-number', { many: term(subject.question.measure.many) })
  return {
    ...shared(subject, totals, bars, input),
    title: language.text(citedTitle(title, subject, bars.length === 0)),
    subtitle: bars.length === 0 ? '' : language.text(number),
    computed: placeTotalRows(totals, subject, input),
    notes: totals.places.length === 0 ? [] : notesOf(subject, totals).map((note) => language.text(note)),
    marks: bars.map((bar, index) => mark(bar, { entry: totals.places[index], more: [] }, subject, input)),
  }
}

/** Cases for each 100,000 people of the states, where the data have their population in the same year. */
export function ratesFigure(input: EpidemicCurveInput): Figure {
  const { language, reference } = input
  const say = (said: Value) => language.text(said)
  const subject = epidemicSubject(input)
  const totals = placeTotals(subject.question, subject.years, reference)
  const [year] = subject.years ?? []
  const people = peopleOf(input)
  const rates = year === undefined ? [] : incidenceOf(totals.places, year, input.table, people)
  const population = byId(reference.sources, people.source)
  const bars = rates.map((entry) => ({
    place: entry.place,
    value: entry.rate,
    label: formatNumber(entry.rate, 2),
    aside: say(message('epidemic-figure.cases', { number: whole(entry.total), count: entry.total })),
    hollow: entry.unstable,
  }))
  const title = message('epidemic-figure.rates-title', aboutOf(subject, totals))
  const number = message('epidemic-figure.rates-number', {
    many: term(subject.question.measure.many),
    year: String(year ?? ''),
    source: sourceName(population),
  })
  return {
    ...shared(subject, totals, bars, input),
    title: say(citedTitle(title, subject, bars.length === 0)),
    subtitle: bars.length === 0 ? '' : say(number),
    key: ratesKey(say),
    sourceLine: sourceLine(
      [
        ...totals.places.flatMap(({ weeks }) => weeks.flatMap(({ point }) => point ?? [])),
        ...rates.map((entry) => entry.population),
      ],
      input,
    ),
    computed: rateTable(rates, say),
    notes: [message('epidemic-figure.rates-few', LEAST), ...notesOf(subject, totals)].map(say),
    marks: bars.map((bar, index) => {
      const entry = rates[index]
      const more = entry ? rateLines(entry, population, year) : []
      return mark(bar, { entry, more }, subject, input)
    }),
  }
}

function ratesKey(say: (said: Value) => string): KeyEntry[] {
  const own = { colour: '--routine', marker: 'square' } as const
  return [
    { ...own, label: say(message('epidemic-figure.key-enough', LEAST)) },
    { ...own, label: say(message('epidemic-figure.key-few', LEAST)), hollow: true },
  ]
}

function rateLines(entry: Incidence, source: DataSource, year: number | undefined): Message[] {
  const population = message('epidemic-figure.population', {
    number: whole(entry.population.value),
    source: sourceName(source),
    year: String(year ?? ''),
  })
  return entry.unstable ? [population, message('epidemic-figure.unstable', LEAST)] : [population]
}

function shared(
  subject: EpidemicSubject,
  totals: PlaceTotals,
  bars: readonly CountBar[],
  input: EpidemicCurveInput,
): Omit<Figure, 'title' | 'subtitle' | 'notes' | 'marks'> {
  const points = totals.places.flatMap(({ weeks }) => weeks.flatMap(({ point }) => point ?? []))
  return {
    key: [],
    sourceLine: sourceLine(points, input),
    rows: points.map((point) => figureRow(point, input)),
    gaps: stateGaps(totals, subject, input),
    summary: input.language.text(summaryOf(totals)),
    empty: bars.length === 0 ? emptyWeeks(subject, input) : null,
    height: () => countBarsHeight(bars.length),
    picture: (surface) => countBarsPicture(bars, subject.place, surface),
  }
}

function summaryOf(totals: PlaceTotals): Value {
  const { places, sum } = totals
  const [first] = places
  if (!first) return ''
  return message('epidemic-figure.totals-summary', {
    count: String(countedPlaces(totals)),
    place: placeName(first.place),
    number: whole(first.total),
    sum: whole(sum),
  })
}

/** The beginning of both titles. */
function aboutOf({ question }: EpidemicSubject, totals: PlaceTotals) {
  return { subject: titleWords(question), ...spanned(weeksOf(totals)) }
}

function weeksOf({ places }: PlaceTotals) {
  return places[0]?.weeks ?? []
}

function notesOf({ source, question }: EpidemicSubject, { absent, sum, nation }: PlaceTotals): Message[] {
  const isSum = question.measure.nature === 'new'
  return [
    isSum ? message('epidemic-figure.totals-sums') : message('epidemic-figure.totals-newest'),
    ...absentNote(absent),
    ...sumNote(sum, nation),
    ...smallNotes(source),
  ]
}

function mark(
  bar: CountBar,
  { entry, more }: { readonly entry: PlaceTotal | undefined; readonly more: readonly Message[] },
  { question, source }: EpidemicSubject,
  { language }: EpidemicCurveInput,
): Mark {
  const { measure } = question
  const isTotal = entry !== undefined && bar.value === entry.total
  const lines: readonly Value[] = entry
    ? [
        ...(isTotal ? [] : [countWords(entry.total, measure)]),
        ...(entry.share === null
          ? []
          : [message('epidemic-figure.share', { share: percentage(entry.share, 1) })]),
        message('epidemic-figure.figure-in', {
          count: String(entry.named),
          all: String(entry.weeks.length),
        }),
        ...more,
        source ? sourceName(source) : '',
      ]
    : []
  const value = isTotal
    ? countWords(bar.value, measure)
    : message('epidemic-figure.per-100000', { rate: decimal(bar.value, 2) })
  return {
    id: `bar:${bar.place.id}`,
    title: language.text(placeName(bar.place), 'name'),
    value: language.text(value),
    lines: lines.map((line) => ({ text: language.text(line) })),
    destination: { kind: 'place', id: bar.place.id },
  }
}

function rateTable(rates: readonly Incidence[], say: (said: Value) => string): ComputedTable {
  const heads: readonly Head[] = ['state', 'cases', 'population', 'rate', 'remark']
  const remark = say(message('epidemic-figure.remark', { remark: 'unstable', ...LEAST }))
  return {
    title: say(message('epidemic-figure.table-rates')),
    heads: heads.map((head) => say(message('epidemic-figure.head', { head }))),
    rows: rates.map(({ place, total, population, rate, unstable }) => [
      place.name,
      total,
      population.value,
      rate,
      unstable ? remark : '',
    ]),
    shown: (value, column) =>
      typeof value === 'number' ? formatNumber(value, column === 3 ? 2 : 0) : (value ?? '–'),
  }
}

/** A view with rates names their people, so the data have them. */
function peopleOf({ reference }: EpidemicCurveInput): Population {
  const { population } = reference.curation
  if (!population) throw new RangeError('Rates without people')
  return population
}
