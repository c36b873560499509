import { formatNumber } from '#domain/number/format.ts'
import type { Population } from '#domain/reference/curation.ts'
import { type Incidence, incidenceOf } from '#domain/surveillance/incidence.ts'
import { placeTotals, type PlaceTotal, type PlaceTotals } from '#domain/surveillance/place-totals.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { ComputedTable, Figure, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type CountBar, countBarsHeight, countBarsOption } from './count-bars.ts'
import { emptyWeeks } from './empty-weeks.ts'
import { absentNote, smallNotes, sumNote } from './notes.ts'
import { placeTotalRows } from './place-table.ts'
import { spanWords } from '#domain/surveillance/span-words.ts'
import { titleWords } from './week-words.ts'
import { type EpidemicSubject, epidemicSubject } from './subject.ts'
import { countWords } from '#domain/surveillance/weekly-answer.ts'
import type { EpidemicCurveInput } from './view.ts'

/** Totals of the states as bars, with the share of each. */
export function totalsFigure(input: EpidemicCurveInput): Figure {
  const subject = epidemicSubject(input)
  const totals = placeTotals(subject.question, subject.years, input.reference)
  const { measure } = subject.question
  const bars = totals.places.map((entry) => ({
    place: entry.place,
    value: entry.total,
    label: formatNumber(entry.total, 0),
    aside: entry.share === null ? '' : `${formatNumber(entry.share)}%`,
    hollow: false,
  }))
  return {
    ...shared(subject, totals, bars, input),
    title: `${titleWords(subject.question)} by state, ${spanOf(totals)}, ${subject.source?.name ?? ''}`,
    subtitle: `Number of ${measure.many}, and share of the states together`,
    computed: placeTotalRows(totals, measure),
    notes: totals.places.length === 0 ? [] : notesOf(subject, totals),
    marks: bars.map((bar, index) => ({
      ...mark(bar, totals.places[index], subject, []),
      dataIndex: index,
      at: [bar.value, index],
    })),
  }
}

/** Cases for each 100,000 people of the states, where the data have their population in the same year. */
export function ratesFigure(input: EpidemicCurveInput): Figure {
  const subject = epidemicSubject(input)
  const totals = placeTotals(subject.question, subject.years, input.reference)
  const [year] = subject.years ?? []
  const people = peopleOf(input)
  const rates = year === undefined ? [] : incidenceOf(totals.places, year, input.table, people)
  const { measure } = subject.question
  const population = known(input.reference.sources, people.source)
  const bars = rates.map((entry) => ({
    place: entry.place,
    value: entry.rate,
    label: formatNumber(entry.rate, 2),
    aside: countWords(entry.total, { one: 'case', many: 'cases' }),
    hollow: entry.unstable,
  }))
  const base = shared(subject, totals, bars, input)
  return {
    ...base,
    title: `${titleWords(subject.question)} for each 100,000 people by state, ${spanOf(totals)}, ${subject.source?.name ?? ''}`,
    subtitle: `Number of ${measure.many} for each 100,000 people of ${year ?? ''}, ${population.name}`,
    key: [
      { label: '20 cases or more', colour: '--routine', marker: 'square' },
      { label: 'Fewer than 20 cases: unstable', colour: '--routine', marker: 'square', hollow: true },
    ],
    sourceLine: sourceLine(
      [
        ...totals.places.flatMap(({ weeks }) => weeks.flatMap(({ point }) => point ?? [])),
        ...rates.map((entry) => entry.population),
      ],
      input,
    ),
    computed: rateTable(rates),
    notes: [
      'Rates of fewer than 20 cases can change much by chance; they are hollow and say nothing about an order.',
      ...notesOf(subject, totals),
    ],
    marks: bars.map((bar, index) => {
      const entry = rates[index]
      const lines = entry
        ? [`Population ${formatNumber(entry.population.value, 0)}, ${population.name} ${year ?? ''}`]
        : []
      const more = entry?.unstable ? [...lines, 'Unstable: fewer than 20 cases'] : lines
      return { ...mark(bar, entry, subject, more), dataIndex: index, at: [bar.value, index] }
    }),
  }
}

function shared(
  subject: EpidemicSubject,
  totals: PlaceTotals,
  bars: readonly CountBar[],
  input: EpidemicCurveInput,
): Omit<Figure, 'title' | 'subtitle' | 'notes' | 'marks'> {
  const points = totals.places.flatMap(({ weeks }) => weeks.flatMap(({ point }) => point ?? []))
  const [first] = totals.places
  return {
    key: [],
    sourceLine: sourceLine(points, input),
    rows: points.map((point) => figureRow(point, input)),
    summary: first
      ? `${totals.places.length} states are named; ${first.place.name} has the largest count, ${formatNumber(first.total, 0)} of ${formatNumber(totals.sum, 0)}.`
      : '',
    empty: bars.length === 0 ? emptyWeeks(subject, input) : null,
    height: () => countBarsHeight(bars.length),
    option: (surface) => countBarsOption(bars, subject.place, surface),
  }
}

function spanOf({ places }: PlaceTotals): string {
  return spanWords(places[0]?.weeks ?? [])
}

function notesOf({ source, question }: EpidemicSubject, { absent, sum, nation }: PlaceTotals): string[] {
  const isSum = question.measure.nature === 'new'
  return [
    isSum
      ? 'Totals are sums of the weeks that were reported; weeks without a report add nothing.'
      : 'Counts as they stood at the end of the newest week.',
    ...absentNote(absent),
    ...sumNote(sum, nation),
    ...smallNotes(source),
  ]
}

function mark(
  bar: CountBar,
  entry: PlaceTotal | undefined,
  { question, source }: EpidemicSubject,
  more: readonly string[],
): Omit<Mark, 'dataIndex' | 'at'> {
  const lines = entry
    ? [
        ...(bar.value === entry.total ? [] : [countWords(entry.total, question.measure)]),
        ...(entry.share === null ? [] : [`${formatNumber(entry.share)}% of the states together`]),
        `A figure in ${entry.named} of ${entry.weeks.length} weeks`,
        ...more,
        source?.name ?? '',
      ]
    : []
  return {
    id: `bar:${bar.place.id}`,
    title: bar.place.name,
    value:
      entry && bar.value === entry.total
        ? countWords(bar.value, question.measure)
        : `${bar.label} per 100,000`,
    lines: lines.map((line) => ({ text: line })),
    seriesIndex: 0,
    drill: bar.place.id,
  }
}

function rateTable(rates: readonly Incidence[]): ComputedTable {
  return {
    title: 'Cases for each 100,000 people',
    heads: ['State', 'Cases', 'Population', 'For each 100,000 people', 'Remark'],
    rows: rates.map(({ place, total, population, rate, unstable }) => [
      place.name,
      total,
      population.value,
      rate,
      unstable ? 'unstable: fewer than 20 cases' : '',
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
