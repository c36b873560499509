import type { Point } from '#domain/observation/point.ts'
import { noInterval } from '#domain/reference/no-interval.ts'
import type { Figure } from '#charts/figure.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message } from '#domain/message/message.ts'
import { difference, indicatorName, listOf, placeName } from '#domain/message/value.ts'
import { type DimensionRow, dimensionRows } from './dimension-rows.ts'
import { dimensionsHeight, dimensionMark, dimensionsPicture } from './dimensions-picture.ts'
import { widestGap } from './equiplot-rows.ts'
import { cellsOf, groupGaps } from '#charts/people/group-gaps.ts'
import { emptyGroups, groupMarkWords, groupRow, groupsNotes } from '#charts/people/group-words.ts'
import { type GroupsModel, groupsModel } from '#charts/people/model.ts'
import type { GroupsInput } from './view.ts'

/** Every way in which an indicator is published by group at a place, one row of joined dots each. */
export function dimensionsFigure(input: GroupsInput): Figure {
  const asked = groupsModel(input)
  const rows = dimensionRows(asked, input)
  const marks = rows.flatMap(({ model, marks: ofRow }) => ofRow.map((mark) => ({ mark, model })))
  const points = marks.map(({ mark }) => mark.point)
  const { language } = input
  const { indicator, place } = asked
  return {
    title: language.text(
      message('groups.title-dimensions', {
        indicator: indicatorName(indicator),
        dimensions: listOf(rows.map(({ model }) => dimensionName(model.dimension))),
        place: placeName(place),
      }),
    ),
    subtitle: language.text(message('groups.subtitle-dimensions', { unit: unitOf(indicator) })),
    key: [],
    sourceLine: sourceLine(points, input),
    notes: notesOf(rows, input),
    rows: marks.map(({ mark, model }) => groupRow(mark, model, input)),
    gaps: rows.flatMap(({ model, period }) =>
      groupGaps(cellsOf([{ location: place.id, period }], model), model, input),
    ),
    summary: language.text(summary(asked, rows)),
    marks: rows.flatMap((row) =>
      row.marks.map((mark) => ({
        id: dimensionMark(row.model, mark),
        ...groupMarkWords(mark, row.model, input),
        title: language.text(message('groups.row-group', { row: row.name, group: mark.category.name })),
      })),
    ),
    empty: marks.length === 0 ? emptyGroups(asked, input) : null,
    height: () => dimensionsHeight(rows.length),
    picture: (surface) => dimensionsPicture(asked, rows, language, surface),
  }
}

/** Notes on the rows, each once, and a warning that rows of other sources or years are no comparison. */
function notesOf(rows: readonly DimensionRow[], input: GroupsInput): string[] {
  const say = (said: Message) => input.language.text(said)
  const areApart = new Set(rows.map(({ from }) => from)).size > 1
  const ofRows = rows.flatMap(({ model, marks }) =>
    groupsNotes(
      model,
      marks.map(({ point }) => point),
      input,
    ),
  )
  const none = (points: readonly Point[]) =>
    say(message('groups.no-intervals', { none: noInterval(input.reference, points) }))
  const ofRow = rows.map(({ marks }) => marks.map(({ point }) => point))
  const sources = new Set(rows.flatMap(({ model }) => model.source?.id ?? []))
  // Of several sources without intervals one sentence says it.
  const isEveryOne = sources.size > 1 && ofRow.flat().every(({ lower }) => lower === null)
  const without = isEveryOne ? ofRow.map(none) : []
  return [
    ...(areApart ? [say(message('groups.rows-apart'))] : []),
    ...new Set(ofRows.filter((said) => !without.includes(said))),
    ...(isEveryOne ? [none(ofRow.flat())] : []),
  ]
}

function summary({ indicator }: GroupsModel, rows: readonly DimensionRow[]) {
  const said = rows.map((row) =>
    message('groups.row-distance', {
      row: message('groups.row-from', { row: row.name, from: row.from }),
      difference: difference(widestGap(row), indicator),
    }),
  )
  return message('groups.widest', { indicator: indicatorName(indicator), rows: listOf(said, 'none') })
}
