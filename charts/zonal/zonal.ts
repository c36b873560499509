import { unitWords } from '#domain/indicator/indicator-words.ts'
import { asText } from '#domain/narrative/segment.ts'
import { zonalAnswer } from '#domain/narrative/zonal.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { interval } from '#domain/observation/point.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { Figure, FigureInput, KeyEntry, Mark } from '#charts/figure.ts'
import { drillTarget } from '#charts/selection/drill.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { missingPlacesNote } from '#charts/words/missing-places.ts'
import { placeTitle } from '#charts/words/place-title.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { columnOption } from './column-option.ts'
import { placeColumns } from './column-places.ts'
import { type ZonalModel, zonalModel } from './groups.ts'
import { rowOption, rowsHeight } from './row-option.ts'
import { zonalScale } from './zonal-scale.ts'

/** Least pixels a standing column needs; below it the figure lies down. */
const LEAST_PITCH = 10.5

/** Nation and zones, then each zone with its states; or a zone with its states, a state with its LGAs. */
export function zonalFigure(input: FigureInput): Figure {
  const model = zonalModel(input)
  const { selection, place, groups } = model
  const { indicator, source } = selection
  const measure = source ? input.reference.measures.get(measureKey(indicator.id, source.id)) : undefined
  const points = [...new Set(groups.flatMap((group) => group.columns.map((column) => column.point)))]
  const lies = (width: number) => {
    const pitch = (width - 46) / placeColumns(groups).count
    return pitch < (place.level === 3 ? 15 : LEAST_PITCH)
  }
  return {
    title: placeTitle(selection, place, by(place.level)),
    subtitle: `${unitWords(indicator, measure)}. ${order(place.level)}`,
    key: key(model, input),
    sourceLine: sourceLine(points, input.reference),
    notes: notes(model, input),
    rows: points.map((point) => figureRow(point, input.reference)),
    summary: summary(model, input),
    marks: marks(model, input),
    empty: points.length === 0 ? emptyFigure(selection.available, input.reference, source) : null,
    height: (width) => (lies(width) ? rowsHeight(model) : 400),
    option: (surface) => (lies(surface.width) ? rowOption : columnOption)(model, input, surface),
  }
}

function by(level: number): string {
  if (level === 1) return 'zone and state'
  return level === 2 ? 'state' : 'LGA'
}

function order(level: number): string {
  if (level === 1) return 'First the nation and its zones, then each zone with its states, highest first'
  return level === 2
    ? 'First the zone, then its states, highest first'
    : 'First the state, then its LGAs, highest first'
}

function key(model: ZonalModel, input: FigureInput): KeyEntry[] {
  const groups = model.groups.map((group): KeyEntry => {
    const label = group.token === 'zone-national' ? (group.columns[0]?.place.name ?? group.name) : group.name
    return { label, colour: `--${group.token}`, marker: 'square' }
  })
  const levels = model.groups.flatMap(({ columns }) => columns.map(({ point }) => interval(point)?.level))
  const level = levels.find((entry) => entry !== undefined)
  if (level === undefined || input.view.options.intervals === false) return groups
  return [...groups, { label: `${level}% interval, where published`, colour: '--ink', marker: 'whisker' }]
}

function notes(model: ZonalModel, input: FigureInput): string[] {
  const columns = model.groups.flatMap((group) => group.columns)
  if (columns.length === 0) return []
  const found: string[] = []
  const bounded = columns.filter((column) => interval(column.point) !== null).length
  if (bounded > 0 && bounded < columns.length && input.view.options.intervals !== false) {
    found.push('Columns without a whisker: no interval is published for that figure.')
  }
  const missing = missingPlacesNote(model.places, model.selection.points)
  if (missing) found.push(missing)
  const scale = zonalScale(model, input.view.options, false)
  if (scale.shortened) found.push(`The axis ends at ${scale.format(scale.max)}, not at 100%.`)
  return found
}

function summary({ selection, place }: ZonalModel, { table, reference }: FigureInput): string {
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
  return asText(zonalAnswer(question))
}

function marks(model: ZonalModel, input: FigureInput): Mark[] {
  const { indicator } = model.selection
  const { columns } = placeColumns(model.groups)
  return columns.map((column, dataIndex) => {
    const isSelf = column.place.id === model.place.id
    const drill = isSelf ? undefined : drillTarget(column.place, indicator.id, input.reference)
    return {
      id: `${column.group}:${column.place.id}`,
      title: column.place.name,
      value: formatWithUnit(column.point.value, indicator),
      lines: pointLines(column.point, input.reference, { parts: input.view.options.parts === true }),
      seriesIndex: 0,
      dataIndex,
      at: [column.position, column.point.value] as const,
      ...(drill !== undefined && { drill }),
    }
  })
}
