import { formatNumber } from '#domain/number/format.ts'
import { placeTotalRows } from './place-table.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { titleWords } from './week-words.ts'
import { emptyWeeks } from './empty-weeks.ts'
import { absentNote, smallNotes, sumNote } from './notes.ts'
import { spanWords } from '#domain/surveillance/span-words.ts'
import { type StripModel, stripModel } from './strip-model.ts'
import { stripHeight, stripOption } from './strip-option.ts'
import { countWords } from '#domain/surveillance/weekly-answer.ts'
import type { EpidemicCurveInput } from './view.ts'

/** States by week, the most cases first, each count a shade; over several years states by year. */
export function stripFigure(input: EpidemicCurveInput): Figure {
  const model = stripModel(input)
  const { totals, subject } = model
  const points = totals.places.flatMap(({ weeks }) => weeks.flatMap(({ point }) => point ?? []))
  const weeks = totals.places[0]?.weeks ?? []
  const isEmpty = totals.places.length === 0
  const { measure } = subject.question
  return {
    title: `${titleWords(subject.question)} by state and ${model.year === null ? 'year' : 'week'}, ${spanWords(weeks)}, ${subject.source?.name ?? ''}`,
    subtitle: `Number of ${measure.nature === 'new' || model.year === null ? '' : 'new '}${measure.many}; states with the most first`,
    key: isEmpty ? [] : keyOf(model),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : notesOf(model),
    rows: points.map((point) => figureRow(point, input)),
    computed: placeTotalRows(totals, measure),
    summary: isEmpty ? '' : summaryOf(model),
    marks: marksOf(model),
    empty: isEmpty ? emptyWeeks(subject, input) : null,
    height: () => stripHeight(totals.places.length),
    option: (surface) => stripOption(model, surface),
  }
}

function keyOf({ shades, silent, cells }: StripModel): KeyEntry[] {
  return [
    ...(cells.some(({ value }) => value === 0)
      ? [{ label: '0, reported', colour: '--control', marker: 'square', hollow: true } as const]
      : []),
    ...shades.map(({ label, fill }) => ({ label, colour: `--${fill}`, marker: 'square' }) as const),
    ...(silent.length > 0
      ? [{ label: 'No report of the week', colour: '--control', marker: 'hatch' } as const]
      : []),
  ]
}

function notesOf({ totals, subject, year }: StripModel): string[] {
  return [
    'An empty place is a week or year in which the reports give no figure for the state: a gap, not a zero.',
    ...(year === null ? ['Years are sums of the weeks that were reported.'] : []),
    ...absentNote(totals.absent),
    ...sumNote(totals.sum, totals.nation),
    ...smallNotes(subject.source),
  ]
}

function marksOf({ cells, totals, subject }: StripModel): Mark[] {
  return cells.map((cell, dataIndex) => {
    const entry = totals.places[cell.row]
    return {
      id: `cell:${cell.row}:${cell.column}`,
      title: `${entry?.place.name ?? ''}, ${cell.name}`,
      value: countWords(cell.value, subject.question.measure),
      lines: entry ? [{ text: `${formatNumber(entry.total, 0)} in all of the time shown` }] : [],
      seriesIndex: 0,
      dataIndex,
      at: [cell.column, cell.row],
      ...(entry && { drill: entry.place.id }),
    }
  })
}

function summaryOf({ totals, subject }: StripModel): string {
  const [first, second] = totals.places
  const { many } = subject.question.measure
  if (!first) return ''
  const named = `${totals.places.length} states are named with ${many}`
  const top = `${first.place.name} has ${formatNumber(first.total, 0)}`
  return `${named}. ${top}${second ? `, ${second.place.name} ${formatNumber(second.total, 0)}` : ''}, of ${formatNumber(totals.sum, 0)} with a state.`
}
