import { atPlace } from '#domain/frame/frame.ts'
import { latestValue } from '#domain/frame/newest.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import { overviewAnswer } from '#domain/narrative/overview.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, placeName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Figure, GapRow, KeyEntry, Mark } from '#charts/figure.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { axisNote } from '#charts/words/axis-note.ts'
import { doubtfulNote } from '#charts/words/doubtful-note.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { latestGapRow } from '#charts/words/gap-row.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { whyNoneHere } from '#charts/words/why-none-here.ts'
import { type DotRow, dotPicture, dotRows, hasAxis, sourceDotScale, dotsHeight } from './dot-picture.ts'
import { type SourceTable, sourceTableOf } from './model.ts'
import { asOfYear, type SourceTableInput } from './view.ts'

/** Every source side by side: drawn as marks on one axis; the page shows {@link sourceTableOf} as a table. */
export function sourceTableFigure(asked: SourceTableInput): Figure {
  const input = asOfYear(asked)
  const table = sourceTableOf(input)
  const { indicator, location } = table
  const points = table.rows.flatMap((row) => row.cells.flatMap((cell) => cell.point ?? []))
  const main = dotRows(table).flatMap(({ cell }) => cell.point ?? [])
  const place = { indicator: indicator.id, location: location.id }
  const { language } = input
  const why = whyNoneHere(indicator.id, location.id, input)
  const scale = sourceDotScale(table, input.view.options)
  return {
    title: language.text(
      message('source-table.title', {
        indicator: indicatorName(indicator),
        place: placeName(location),
      }),
    ),
    subtitle: language.text(
      message('source-table.subtitle', {
        unit: unitOf(indicator),
        heads: latestValue(
          atPlace(input.reference, location, {
            ...{ until: asked.view.options.until ?? null, looked: points.length },
          }),
        ),
      }),
    ),
    key: key(table, language),
    sourceLine: sourceLine(points, input),
    notes: [
      ...table.notes,
      ...doubtfulNote(main, input).map((said) => language.text(said)),
      ...(hasAxis(table, input.view.options) ? axisNote(scale, language) : []),
    ],
    rows: points.map((point) => figureRow(point, input)),
    gaps: gapsOf(table, input),
    summary: language.text(
      overviewAnswer({
        ...{ ...input, indicator: indicator.id, location: location.id },
        until: asked.view.options.until ?? null,
      }),
    ),
    marks: marks(table, input),
    empty: main.length === 0 ? emptyFigure(pointsWhere(input.table, place), input, null, why) : null,
    height: () => dotsHeight(table),
    picture: (surface) => dotPicture(table, input, surface),
  }
}

/** The sources that have none, as rows. */
function gapsOf(
  { rows, groups, silent, indicator, location }: SourceTable,
  input: SourceTableInput,
): GapRow[] {
  const columns = groups.flatMap((group) => group.columns)
  const row = (of: number, source: number, gap: GapRow['gap']) =>
    latestGapRow({ indicator: of, source, location: location.id }, input, gap)
  const inCells = rows.flatMap(({ indicator: { id }, cells }) =>
    columns.flatMap(({ source }, at) => {
      const gap = cells[at]?.gap
      return gap ? [row(id, source.id, gap)] : []
    }),
  )
  return [...inCells, ...silent.map(({ source, gap }) => row(indicator.id, source.id, gap))]
}

function key(table: SourceTable, language: Language): KeyEntry[] {
  return table.groups.map(({ classification }) => {
    const { token, marker } = classLook(classification)
    const label = language.text(message('chart.class', { class: classification }))
    return { label, colour: `--${token}`, marker }
  })
}

function marks(table: SourceTable, input: SourceTableInput): Mark[] {
  return dotRows(table).map((row) => markOf(row, input))
}

function markOf(row: DotRow, input: SourceTableInput): Mark {
  const { column, cell } = row
  return {
    id: String(column.source.id),
    title: cell.point ? input.language.text(cited(column.source, cell.point.period)) : column.source.name,
    value: cell.point ? cell.value : (cell.gap?.short ?? ''),
    lines: cell.point
      ? pointLines(cell.point, input, { parts: input.view.options.parts === true })
      : [{ text: cell.gap?.long ?? '' }],
    ...numberOf(cell.point),
  }
}
