import { NATION } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatNumber } from '#domain/number/format.ts'
import { periodLabel } from '#domain/period/period.ts'
import { known, locationsAt } from '#domain/reference/reference-data.ts'
import {
  type FatalityRow,
  fatalityByPlace,
  fatalityByYear,
  LEAST_CASES,
} from '#domain/surveillance/case-fatality.ts'
import type { EmptyFigure, Figure, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type EpidemicSubject, epidemicSubject } from './subject.ts'
import { fatalityTable } from './fatality-table.ts'
import type { FatalityMark } from './fatality-mark.ts'
import { fatalityHeight, fatalityOption } from './fatality-option.ts'
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
  const { disease } = subject.question
  const [first] = rows
  const when =
    byPlace && first && subject.source ? `, ${periodLabel(first.period, subject.source.periodLabels)}` : ''
  return {
    title: `${disease.name}: share of confirmed cases that died, by ${byPlace ? 'state' : `year in ${placeWords(subject.place)}`}${when}, ${subject.source?.name ?? ''}`,
    subtitle: 'Deaths as a percentage of confirmed cases, with 95% interval (Wilson)',
    key: shown.length === 0 ? [] : keyOf(shown),
    sourceLine: sourceLine(points, input),
    notes: rows.length === 0 ? [] : notesOf(rows, name, subject),
    rows: points.map((point) => figureRow(point, input)),
    computed: fatalityTable(rows, name, byPlace),
    summary: summaryOf(shown),
    marks: shown.map((entry, index) => mark(entry, index, subject)),
    empty: shown.length === 0 ? emptyRatios(subject, input) : null,
    height: () => fatalityHeight(shown.length),
    option: (surface) => fatalityOption(shown, subject.place, surface),
  }
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
  { reference }: EpidemicCurveInput,
): string {
  if (byPlace) return known(reference.locations, row.location).name
  return source ? periodLabel(row.period, source.periodLabels) : String(row.year)
}

/** Places with few cases have no ratio; the nation has one. */
function emptyRatios({ place }: EpidemicSubject, { reference }: EpidemicCurveInput): EmptyFigure {
  const nation = known(reference.locations, NATION)
  return {
    text: `No ratio: fewer than ${LEAST_CASES} confirmed cases at a time, or no figure of deaths.`,
    alternatives: place.id === NATION ? [] : [{ label: nation.name, location: NATION }],
  }
}

function keyOf(shown: readonly FatalityMark[]): Figure['key'] {
  return [
    { label: 'Computed ratio', colour: '--routine', marker: 'square' },
    { label: '95% interval', colour: '--ink', marker: 'whisker' },
    ...(shown.some(({ row }) => row.published)
      ? [{ label: 'Ratio as published', colour: '--ink', marker: 'diamond', hollow: true } as const]
      : []),
  ]
}

function notesOf(
  rows: readonly FatalityRow[],
  name: (row: FatalityRow) => string,
  { question }: EpidemicSubject,
): string[] {
  const few = rows.filter(({ cases }) => cases.value < LEAST_CASES)
  const unknown = rows.filter(({ deaths, cases }) => deaths === null && cases.value >= LEAST_CASES)
  const partial = rows.filter(({ cases }) => cases.flags.includes('partial_period'))
  const say = (row: FatalityRow) =>
    `${name(row)} (${row.deaths ? formatNumber(row.deaths.value, 0) : 'no figure'} of ${formatNumber(row.cases.value, 0)})`
  return [
    'Deaths of a time can belong to cases confirmed before it. The ratio says nothing about infections that were not tested.',
    ...(question.disease.fatality?.counts === 'cumulative'
      ? ['Counts so far: many of the cases were still open, so the share can still rise or fall.']
      : []),
    ...(few.length === 0
      ? []
      : [`Not shown as a ratio, fewer than ${LEAST_CASES} cases: ${few.map(say).join(', ')}.`]),
    ...(unknown.length === 0 ? [] : [`No figure of deaths: ${unknown.map(name).join(', ')}.`]),
    ...(partial.length === 0 || partial.length > 12
      ? []
      : [`The time is not complete: ${partial.map(name).join(', ')}.`]),
  ]
}

function mark(
  { name, row, ratio }: FatalityMark,
  dataIndex: number,
  { source, place }: EpidemicSubject,
): Mark {
  return {
    id: `ratio:${row.location}:${row.period}`,
    title: name,
    value: `${formatNumber(ratio.percent)}%`,
    lines: [
      { text: `95% interval ${formatNumber(ratio.lower)} to ${formatNumber(ratio.upper)}` },
      { text: `${formatNumber(ratio.deaths, 0)} deaths of ${formatNumber(ratio.cases, 0)} confirmed cases` },
      ...(row.published ? [{ text: `Published ratio ${formatNumber(row.published.value)}%` }] : []),
      ...(row.cases.flags.includes('partial_period')
        ? [{ text: 'The period is not complete', tone: 'warning' } as const]
        : []),
      { text: `${row.location === place.id ? place.name : name} · ${source?.name ?? ''}` },
    ],
    seriesIndex: 0,
    dataIndex,
    at: [ratio.percent, dataIndex],
    ...(row.location !== place.id && { drill: row.location }),
  }
}

function summaryOf(shown: readonly FatalityMark[]): string {
  if (shown.length === 0) return ''
  const [one] = shown.toSorted((a, b) => b.row.period - a.row.period)
  if (!one) return ''
  const { ratio, name } = one
  return `${name}: ${formatNumber(ratio.deaths, 0)} deaths of ${formatNumber(ratio.cases, 0)} confirmed cases, ${formatNumber(ratio.percent)}% (95% interval ${formatNumber(ratio.lower)} to ${formatNumber(ratio.upper)}). ${shown.length} ratios are shown.`
}
