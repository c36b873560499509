import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { Figure, GapRow } from '#charts/figure.ts'
import { isOfParts } from '#domain/disaggregation/dimension.ts'
import { coversEverybody, overallPoint } from '#domain/disaggregation/group-point.ts'
import { type GroupBarRow, groupBarsHeight, barsPicture } from './bars-picture.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import { roundShown } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import {
  emptyGroups,
  groupMarkWords,
  groupRow,
  groupsCited,
  groupsNotes,
  groupsSubject,
  groupsTitle,
} from '#charts/people/group-words.ts'
import { cellsOf, groupGaps } from '#charts/people/group-gaps.ts'
import { type GroupMark, type GroupsModel, groupsModel, marksAt } from '#charts/people/model.ts'
import { barsSummary } from './summary.ts'
import type { GroupsInput } from './view.ts'

/** The groups of one source, place and period as bars, all people together on top where the source has that figure. */
export function barsFigure(input: GroupsInput): Figure {
  const model = groupsModel(input)
  const { period, place, indicator } = model
  const marks = period === null ? [] : marksAt(model, input, place.id, period)
  const rows = barRows(model, marks, input)
  const points = rows.map(({ point }) => point)
  const { language } = input
  const isEmpty = marks.length === 0 || period === null
  const cells = isEmpty ? [] : cellsOf([{ location: place.id, period }], model)
  const gaps = groupGaps(cells, model, input)
  return {
    title: language.text(groupsTitle(groupsSubject(model), groupsCited(model))),
    subtitle: unitLine(indicator, language),
    key: [],
    sourceLine: sourceLine(points, input),
    notes: [
      ...groupsNotes(
        model,
        marks.map(({ point }) => point),
        input,
      ),
      ...missingNote(gaps, language),
      ...outsideNote(model, marks, input),
    ],
    rows: rows.map(({ mark, point }) => (mark ? groupRow(mark, model, input) : figureRow(point, input))),
    gaps,
    summary: language.text(barsSummary(model, marks)),
    marks: rows.map((row) => ({
      id: row.name,
      ...groupMarkWords(
        { category: { order: 0, category: '', name: row.name }, point: row.point },
        model,
        input,
      ),
    })),
    empty: marks.length === 0 ? emptyGroups(model, input) : null,
    height: () => groupBarsHeight(rows.length),
    picture: (surface) => barsPicture(model, rows, input, surface),
  }
}

function barRows(model: GroupsModel, marks: readonly GroupMark[], input: GroupsInput): GroupBarRow[] {
  const overall = overallOf(model, marks, input)
  const groups = marks.map((mark): GroupBarRow => ({ name: mark.category.name, point: mark.point, mark }))
  return overall
    ? [{ name: input.language.text(message('groups.all')), point: overall, mark: null }, ...groups]
    : groups
}

/** The figure of all people; null where it is not that, and for counts: a total would make all its parts look small. */
function overallOf(model: GroupsModel, marks: readonly GroupMark[], input: GroupsInput): Point | null {
  const [first] = marks
  if (!first || figureUnit(model.indicator) === 'count') return null
  return coversEverybody(model.indicator, model.dimension) ? overallPoint(input.table, first.point) : null
}

/** A mean of groups lies between them; where it does not, the source made the two in different ways. */
function outsideNote(model: GroupsModel, marks: readonly GroupMark[], input: GroupsInput): string[] {
  const overall = overallOf(model, marks, input)
  if (!overall || marks.length < 2 || isOfParts(model.dimension)) return []
  const values = marks.map(({ point }) => roundShown(point.value, model.indicator))
  const all = roundShown(overall.value, model.indicator)
  if (all >= Math.min(...values) && all <= Math.max(...values)) return []
  return [input.language.text(message('groups.outside'))]
}

function missingNote(gaps: readonly GapRow[], language: Language): string[] {
  if (gaps.length === 0) return []
  const places = listOf(
    gaps.flatMap(({ group }) => group?.name ?? []),
    'none',
  )
  return [language.text(message('chart.missing-places', { places }))]
}
