import { unitWords } from '#domain/indicator/indicator-words.ts'
import { asText } from '#domain/narrative/segment.ts'
import { overviewAnswer } from '#domain/narrative/overview.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Figure, FigureInput, KeyEntry, Mark } from '#charts/figure.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { dotOption, dotRows, dotScale, dotsHeight } from './dot-option.ts'
import { type SourceTable, sourceTableOf } from './model.ts'

/** Every source side by side: drawn as marks on one axis; the page shows {@link sourceTableOf} as a table. */
export function sourceTableFigure(input: FigureInput): Figure {
  const table = sourceTableOf(input)
  const { indicator, location } = table
  const points = table.rows.flatMap((row) => row.cells.flatMap((cell) => cell.point ?? []))
  const main = dotRows(table).flatMap(({ cell }) => cell.point ?? [])
  const place = { indicator: indicator.id, location: location.id }
  const scale = dotScale(table, input.view.options)
  return {
    title: `${indicator.shortName} in ${placeWords(location)}, every source`,
    subtitle: `${unitWords(indicator)}; latest value and its period`,
    key: key(table),
    sourceLine: sourceLine(main, input.reference),
    notes: [
      ...table.notes,
      ...(scale.shortened && main.length > 0
        ? [`The axis ends at ${scale.format(scale.max)}, not at 100%.`]
        : []),
    ],
    rows: points.map((point) => figureRow(point, input.reference)),
    summary: asText(overviewAnswer({ ...input, indicator: indicator.id, location: location.id })),
    marks: marks(table, input),
    empty: main.length === 0 ? emptyFigure(pointsWhere(input.table, place), input.reference, null) : null,
    height: () => dotsHeight(table),
    option: (surface) => dotOption(table, input, surface),
  }
}

function key(table: SourceTable): KeyEntry[] {
  return table.groups.map(({ classification }) => {
    const { token, marker } = classLook(classification)
    return { label: classification, colour: `--${token}`, marker }
  })
}

function marks(table: SourceTable, input: FigureInput): Mark[] {
  return dotRows(table).map(({ column, cell }, dataIndex) => ({
    id: String(column.source.id),
    title: cell.point ? sourceAndPeriod(column.source, cell.point) : column.source.name,
    value: cell.point ? cell.value : (cell.gap?.short ?? ''),
    lines: cell.point
      ? pointLines(cell.point, input.reference, { parts: input.view.options.parts === true })
      : [{ text: cell.gap?.long ?? '' }],
    seriesIndex: 0,
    dataIndex,
    at: [cell.point?.value ?? 0, dataIndex] as const,
  }))
}
