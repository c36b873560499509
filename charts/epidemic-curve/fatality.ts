import { NATION } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, named, percentage, periodName, placeName, whole } from '#domain/message/value.ts'
import { byId, locationsAt } from '#domain/reference/reference-data.ts'
import {
  type FatalityRow,
  fatalityByPlace,
  fatalityByYear,
  LEAST_CASES,
} from '#domain/surveillance/case-fatality.ts'
import type { EmptyFigure, Figure, GapRow, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { gapRow } from '#charts/words/gap-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type EpidemicSubject, epidemicSubject } from './subject.ts'
import { fatalityTable } from './fatality-table.ts'
import { citedTitle, placeAndSource } from './week-words.ts'
import type { FatalityMark } from './fatality-mark.ts'
import { fatalityHeight, fatalityPicture, ratioMark } from './fatality-picture.ts'
import type { EpidemicCurveInput } from './view.ts'

/** The share that died of the confirmed cases, with its interval: by year at a place, or by state in a year. */
export function fatalityFigure(input: EpidemicCurveInput): Figure {
  const subject = epidemicSubject(input)
  const rows = rowsOf(subject, input)
  const byPlace = input.view.options.compareBy === 'states'
  const name = (row: FatalityRow) => nameOf(row, byPlace, subject, input)
  const shown = rows.flatMap((row) =>
    row.result.status === 'ok' ? [{ name: name(row), row, ratio: row.result }] : [],
  )
  const points = rows.flatMap(({ cases, deaths, published }) =>
    [cases, deaths, published].flatMap((point) => point ?? []),
  )
  const say = (said: Value) => input.language.text(said)
  return {
    title: say(citedTitle(titleOf(subject, rows, byPlace), subject, shown.length === 0)),
    subtitle: say(message('epidemic-figure.fatality-number')),
    key: shown.length === 0 ? [] : keyOf(shown, say),
    sourceLine: sourceLine(points, input),
    notes: rows.length === 0 ? [] : notesOf(rows, name, subject).map(say),
    rows: points.map((point) => figureRow(point, input)),
    gaps: deathsUnknown(rows, subject, input),
    computed: fatalityTable(rows, { name, byPlace, language: input.language }),
    summary: say(summaryOf(shown)),
    marks: shown.map((entry) => mark(entry, subject, say)),
    empty: shown.length === 0 ? emptyRatios(subject, input) : null,
    height: () => fatalityHeight(shown.length),
    picture: (surface) => fatalityPicture(shown, { place: subject.place, say }, surface),
  }
}

function titleOf(
  { question, place, source }: EpidemicSubject,
  [first]: readonly FatalityRow[],
  byPlace: boolean,
): Message {
  const disease = named(question.disease.name)
  if (!byPlace) return message('epidemic-figure.fatality-by-year', { disease, place: placeName(place) })
  if (!first || !source) return message('epidemic-figure.fatality-by-states', { disease })
  const period = periodName(first.period, source)
  return message('epidemic-figure.fatality-by-state', { disease, period })
}

function rowsOf(
  { question, years }: EpidemicSubject,
  { view, reference }: EpidemicCurveInput,
): FatalityRow[] {
  const { table, disease, source, location } = question
  if (!disease.fatality) return []
  const asked = { table, source, fatality: disease.fatality }
  if (view.options.compareBy !== 'states') return fatalityByYear(asked, location)
  const year = years?.at(-1) ?? fatalityByYear(asked, NATION).at(-1)?.year
  if (year === undefined) return []
  return fatalityByPlace(asked, year, [NATION, ...locationsAt(reference, 3).map(({ id }) => id)])
}

function nameOf(
  row: FatalityRow,
  byPlace: boolean,
  { source }: EpidemicSubject,
  { reference, language }: EpidemicCurveInput,
): string {
  if (byPlace) return byId(reference.locations, row.location).name
  return source ? language.text(periodName(row.period, source)) : String(row.year)
}

/** Cases of which the source gives no deaths. */
function deathsUnknown(
  rows: readonly FatalityRow[],
  { question, source }: EpidemicSubject,
  input: EpidemicCurveInput,
): GapRow[] {
  const { fatality } = question.disease
  if (!fatality || !source) return []
  return rows
    .filter(({ deaths }) => deaths === null)
    .map(({ location, period }) =>
      gapRow({ indicator: fatality.deaths, source: source.id, location, period }, input),
    )
}

const LEAST = { least: String(LEAST_CASES) } as const

/** Places with few cases have no ratio; the nation has one. */
function emptyRatios({ place }: EpidemicSubject, { reference, language }: EpidemicCurveInput): EmptyFigure {
  const nation = byId(reference.locations, NATION)
  return {
    text: language.text(message('epidemic-figure.no-ratio', LEAST)),
    alternatives: place.id === NATION ? [] : [{ label: nation.name, location: NATION }],
  }
}

function keyOf(shown: readonly FatalityMark[], say: (said: Value) => string): Figure['key'] {
  return [
    { label: say(message('epidemic-figure.key-ratio')), colour: '--routine', marker: 'square' },
    { label: say(message('chart.interval-key', { level: '95' })), colour: '--ink', marker: 'whisker' },
    ...(shown.some(({ row }) => row.published)
      ? [
          {
            label: say(message('epidemic-figure.key-published')),
            colour: '--ink',
            marker: 'diamond',
            hollow: true,
          } as const,
        ]
      : []),
  ]
}

function notesOf(
  rows: readonly FatalityRow[],
  name: (row: FatalityRow) => string,
  { question }: EpidemicSubject,
): Message[] {
  const few = rows.filter(({ cases }) => cases.value < LEAST_CASES)
  const unknown = rows.filter(({ deaths, cases }) => deaths === null && cases.value >= LEAST_CASES)
  const partial = rows.filter(({ cases }) => cases.flags.includes('partial_period'))
  const names = (some: readonly FatalityRow[]) => ({ rows: listOf(some.map(name), 'none') })
  const counts = {
    rows: listOf(
      few.map((row) => rowWords(row, name)),
      'none',
    ),
  }
  return [
    message('epidemic-figure.fatality-lag'),
    ...(question.disease.fatality?.counts === 'cumulative'
      ? [message('epidemic-figure.fatality-so-far')]
      : []),
    ...(few.length === 0 ? [] : [message('epidemic-figure.fatality-few', { ...LEAST, ...counts })]),
    ...(unknown.length === 0 ? [] : [message('epidemic-figure.fatality-unknown', names(unknown))]),
    ...(partial.length === 0 || partial.length > 12
      ? []
      : [message('epidemic-figure.fatality-partial', names(partial))]),
  ]
}

/** `Ondo (3 of 12)` */
function rowWords(row: FatalityRow, name: (row: FatalityRow) => string): Message {
  const { deaths, cases } = row
  return message('epidemic-figure.fatality-row', {
    name: name(row),
    known: deaths ? 'yes' : 'no',
    deaths: deaths ? whole(deaths.value) : '',
    cases: whole(cases.value),
  })
}

function mark(
  { name, row, ratio }: FatalityMark,
  subject: EpidemicSubject,
  say: (said: Value) => string,
): Mark {
  const { place } = subject
  const isOwn = row.location === place.id
  const parts = { deaths: whole(ratio.deaths), cases: whole(ratio.cases) }
  const bounds = { lower: decimal(ratio.lower), upper: decimal(ratio.upper) }
  const source = subject.source?.name ?? ''
  return {
    id: ratioMark(row),
    title: name,
    value: say(percentage(ratio.percent, 1)),
    lines: [
      { text: say(message('epidemic-figure.fatality-interval', bounds)) },
      { text: say(message('epidemic-figure.fatality-parts', parts)) },
      ...(row.published
        ? [
            {
              text: say(
                message('epidemic-figure.fatality-published', {
                  ratio: percentage(row.published.value, 1),
                }),
              ),
            },
          ]
        : []),
      ...(row.cases.flags.includes('partial_period')
        ? [{ text: say(message('epidemic-figure.period-open')), tone: 'warning' } as const]
        : []),
      { text: isOwn ? say(placeAndSource(subject)) : `${name} · ${source}` },
    ],
    ...(!isOwn && { destination: { kind: 'place' as const, id: row.location } }),
  }
}

function summaryOf(shown: readonly FatalityMark[]): Value {
  const [one] = shown.toSorted((a, b) => b.row.period - a.row.period)
  if (!one) return ''
  const { ratio, name } = one
  return message('epidemic-figure.fatality-summary', {
    name,
    deaths: whole(ratio.deaths),
    cases: whole(ratio.cases),
    ratio: percentage(ratio.percent, 1),
    lower: decimal(ratio.lower),
    upper: decimal(ratio.upper),
    count: String(shown.length),
  })
}
