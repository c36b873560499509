import { stripMark } from './strip-model.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { placeName, term, whole } from '#domain/message/value.ts'
import { placeTotalRows } from './place-table.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { citedTitle, spanned, titleWords } from './week-words.ts'
import { stateGaps } from './week-gaps.ts'
import { emptyWeeks } from './empty-weeks.ts'
import { absentNote, smallNotes, sumNote } from './notes.ts'
import { countedPlaces } from '#domain/surveillance/place-totals.ts'
import { type StripModel, stripModel } from './strip-model.ts'
import { stripHeight, stripPicture } from './strip-picture.ts'
import { countWords } from '#domain/surveillance/weekly-answer.ts'
import type { WeekCount } from '#domain/surveillance/weekly-counts.ts'
import type { EpidemicCurveInput } from './view.ts'

/** States by week, the most cases first, each count a shade; over several years states by year. */
export function stripFigure(input: EpidemicCurveInput): Figure {
  const model = stripModel(input)
  const { totals, subject } = model
  const points = totals.places.flatMap(({ weeks }) => weeks.flatMap(({ point }) => point ?? []))
  const weeks = totals.places[0]?.weeks ?? []
  const isEmpty = totals.places.length === 0
  const say = (said: Value) => input.language.text(said)
  return {
    title: say(titleOf(model, weeks)),
    subtitle: isEmpty ? '' : say(subtitleOf(model)),
    key: isEmpty ? [] : keyOf(model),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : notesOf(model).map(say),
    rows: points.map((point) => figureRow(point, input)),
    gaps: stateGaps(totals, subject, input),
    computed: placeTotalRows(totals, subject, input),
    summary: say(summaryOf(model)),
    marks: marksOf(model),
    empty: isEmpty ? emptyWeeks(subject, input) : null,
    height: () => stripHeight(totals.places.length),
    picture: (surface) => stripPicture(model, surface),
  }
}

function titleOf({ subject, year }: StripModel, weeks: readonly WeekCount[]): Value {
  const title = message('epidemic-figure.strip-title', {
    subject: titleWords(subject.question),
    columns: year === null ? 'year' : 'week',
    ...spanned(weeks),
  })
  return citedTitle(title, subject, weeks.length === 0)
}

function subtitleOf({ subject, year }: StripModel): Message {
  const { nature, many } = subject.question.measure
  const kind = nature === 'new' || year === null ? 'all' : 'new'
  return message('epidemic-figure.strip-number', { kind, many: term(many) })
}

function keyOf({ shades, silent, cells, language }: StripModel): KeyEntry[] {
  const word = (said: Message) => language.text(said)
  return [
    ...(cells.some(({ value }) => value === 0)
      ? [
          {
            label: word(message('epidemic-figure.key-zero')),
            colour: '--control',
            marker: 'square',
            hollow: true,
          } as const,
        ]
      : []),
    ...shades.map(({ label, fill }) => ({ label, colour: `--${fill}`, marker: 'square' }) as const),
    ...(silent.length > 0
      ? [
          {
            label: word(message('epidemic-figure.key-no-report')),
            colour: '--control',
            marker: 'hatch',
          } as const,
        ]
      : []),
  ]
}

function notesOf({ totals, subject, year }: StripModel): Message[] {
  return [
    message('epidemic-figure.empty-place'),
    ...(year === null ? [message('epidemic-figure.year-sums')] : []),
    ...absentNote(totals.absent),
    ...sumNote(totals.sum, totals.nation),
    ...smallNotes(subject.source),
  ]
}

function marksOf(model: StripModel): Mark[] {
  const { cells, totals, subject, language } = model
  return cells.flatMap((cell) => {
    const entry = totals.places[cell.row]
    if (!entry) return []
    const title = message('epidemic-figure.cell', { place: placeName(entry.place), time: cell.time })
    const line = message('epidemic-figure.in-all', { number: whole(entry.total) })
    return [
      {
        id: stripMark(model, cell),
        title: language.text(title),
        value: language.text(countWords(cell.value, subject.question.measure)),
        lines: [{ text: language.text(line) }],
        destination: { kind: 'place' as const, id: entry.place.id },
      },
    ]
  })
}

function summaryOf({ totals, subject }: StripModel): Value {
  const [most, second] = totals.places
  if (!most) return ''
  const first = message('epidemic-figure.strip-first', {
    place: placeName(most.place),
    number: whole(most.total),
  })
  const both = (next: typeof most) =>
    message('epidemic-figure.strip-second', {
      first,
      place: placeName(next.place),
      number: whole(next.total),
    })
  return message('epidemic-figure.strip-summary', {
    count: String(countedPlaces(totals)),
    many: term(subject.question.measure.many),
    states: second ? both(second) : first,
    sum: whole(totals.sum),
  })
}
