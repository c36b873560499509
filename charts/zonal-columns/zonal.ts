import { noInterval } from '#domain/reference/no-interval.ts'
import { columnMark } from './column-places.ts'
import { partialNote } from '#domain/narrative/figure-notes.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message } from '#domain/message/message.ts'
import { figure, listOf, placeName } from '#domain/message/value.ts'
import { zonalAnswer } from '#domain/narrative/zonal.ts'
import { interval } from '#domain/observation/point.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { Figure, GapRow, KeyEntry, Mark } from '#charts/figure.ts'
import { drillTarget } from '#charts/selection/drill.ts'
import { warnedNote } from '#charts/words/warned-note.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { axisNote } from '#charts/words/axis-note.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { placeGaps, whyNone } from '#charts/selection/place-gaps.ts'
import { intervalLevels, levelsNote } from '#charts/words/interval-levels.ts'
import { missingNote } from '#charts/words/missing-places.ts'
import { type Parts, placeTitle } from '#charts/selection/place-title.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { zonalColumnPicture } from './column-picture.ts'
import { placeColumns } from './column-places.ts'
import { type ZonalModel, zonalModel } from './groups.ts'
import { zonalRowPicture, zonalRowsHeight } from './row-picture.ts'
import { zonalScale } from './zonal-scale.ts'
import type { ZonalColumnsInput } from './view.ts'

/** Least pixels a standing column needs; below it the figure lies down. */
const LEAST_PITCH = 10.5

/** Nation and zones, then each zone with its states; or a zone with its states, a state with its LGAs. */
export function zonalFigure(input: ZonalColumnsInput): Figure {
  const model = zonalModel(input)
  const { selection, place, groups } = model
  const { indicator, source } = selection
  const measure = source ? input.reference.measures.get(measureKey(indicator.id, source.id)) : undefined
  const { language } = input
  const { parts, level } = divisionOf(place.level)
  const columns = [...model.totals, ...groups.flatMap((group) => group.columns)]
  const points = [...new Set(columns.map((column) => column.point))]
  const gaps = placeGaps(selection, model.places, input)
  const lies = (width: number) => {
    const pitch = (width - 46) / placeColumns(groups).count
    return pitch < (place.level === 3 ? 15 : LEAST_PITCH)
  }
  return {
    title: placeTitle(selection, place, parts, language),
    subtitle: language.text(
      message('zonal-columns.subtitle', {
        unit: unitOf(indicator, measure),
        order: message('zonal-columns.order', { level: model.totals.length > 0 ? 'totals' : level }),
      }),
    ),
    key: key(model, input),
    sourceLine: sourceLine(points, input),
    notes: notes(model, gaps, input),
    rows: points.map((point) => figureRow(point, input)),
    gaps,
    summary: summary(model, input),
    marks: marks(model, input),
    empty:
      // A place without any of its parts beside it is no comparison.
      columns.every((column) => column.place === place)
        ? emptyFigure(
            selection.available.filter(({ location }) => location !== place.id),
            input,
            source,
            whyNone({ ...selection, points: [] }, model.places, input),
          )
        : null,
    // Rows below each other are as high as their names.
    leastHeight: (width) => (lies(width) ? undefined : 320),
    height: (width) => (lies(width) ? zonalRowsHeight(model) : 400),
    picture: (surface) => (lies(surface.width) ? zonalRowPicture : zonalColumnPicture)(model, input, surface),
  }
}

/** The parts of a place, and the order in which they are shown. */
const DIVISIONS: Readonly<Record<number, { parts: Parts; level: 'nation' | 'zone' | 'state' }>> = {
  1: { parts: 'both', level: 'nation' },
  2: { parts: 'state', level: 'zone' },
}

function divisionOf(level: number) {
  return DIVISIONS[level] ?? ({ parts: 'lga', level: 'state' } as const)
}

function key(model: ZonalModel, { view, language }: ZonalColumnsInput): KeyEntry[] {
  if (view.options.intervals === false) return []
  const points = model.groups.flatMap(({ columns }) => columns.map(({ point }) => point))
  return intervalLevels(points).map((level): KeyEntry => {
    const label = language.text(message('chart.interval-key-published', { level: String(level) }))
    return { label, colour: '--ink', marker: 'whisker' }
  })
}

/** Whose intervals are of which level, where they are drawn. */
function levelsOf({ groups }: ZonalModel, input: ZonalColumnsInput): Message[] {
  if (input.view.options.intervals === false) return []
  const points = groups.flatMap(({ columns }) => columns.map(({ point }) => point))
  return levelsNote(points, input)
}

function notes(model: ZonalModel, gaps: readonly GapRow[], input: ZonalColumnsInput): string[] {
  const { view, language } = input
  const columns = model.groups.flatMap((group) => group.columns)
  if (columns.length === 0) return []
  const bare = columns.map(({ point }) => point).filter((point) => interval(point) === null)
  const isPartly = bare.length > 0 && bare.length < columns.length && view.options.intervals !== false
  const none = noInterval(input.reference, bare)
  return [
    ...(isPartly ? [language.text(message('zonal-columns.without-whisker', { none }))] : []),
    ...[
      ...levelsOf(model, input),
      ...totalsNote(model),
      ...partialNote(
        columns.map(({ point }) => point),
        model.selection.source,
      ),
      ...warnedNote(
        columns.map(({ point }) => point),
        input.reference,
      ),
      ...missingNote(gaps),
    ].map((said) => language.text(said)),
    ...axisNote(zonalScale(model, view.options, false), language),
  ]
}

/** The sum of the drawn places, in words: a total dwarfs its parts on their axis. */
function totalsNote({ totals, selection: { indicator } }: ZonalModel): Message[] {
  if (totals.length === 0) return []
  const named = totals.map(({ place, point }) =>
    message('zonal-columns.total', { place: placeName(place), figure: figure(point.value, indicator) }),
  )
  return [message('zonal-columns.totals', { totals: listOf(named, 'apart') })]
}

function summary(
  { selection, place }: ZonalModel,
  { table, reference, language }: ZonalColumnsInput,
): string {
  const { indicator, source, period, points } = selection
  if (!source || period === null || points.length === 0) return ''
  const question = {
    table,
    reference,
    indicator: indicator.id,
    source: source.id,
    period,
    location: place.id,
  }
  return language.text(zonalAnswer(question))
}

function marks(model: ZonalModel, input: ZonalColumnsInput): Mark[] {
  const { indicator } = model.selection
  const { columns } = placeColumns(model.groups)
  return columns.map((column) => {
    const isSelf = column.place.id === model.place.id
    const destination = isSelf ? undefined : drillTarget(column.place, indicator.id, input.reference)
    return {
      id: columnMark(column),
      title: column.place.name,
      value: input.language.text(figure(column.point.value, asPublished(column.point, indicator)), 'short'),
      lines: pointLines(column.point, input, { parts: input.view.options.parts === true }),
      ...numberOf(column.point),
      ...(destination && { destination }),
    }
  })
}
