import { unitWords } from '#domain/message/indicator-words.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { formatDifference } from '#domain/number/format.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { Figure } from '#charts/figure.ts'
import { missingPlacesNote } from '#charts/words/missing-places.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { equiplotHeight, equiplotOption } from './equiplot-option.ts'
import {
  emptyGroups,
  groupMarkWords,
  groupRow,
  groupsKey,
  groupsNotes,
  groupsSubject,
  periodText,
} from './group-words.ts'
import { type EquiplotRow, periodRows, stateRows, widestGap } from './equiplot-rows.ts'
import { statesWithoutGroups } from './group-gaps.ts'
import { type GroupsModel, groupsModel, shownCategories } from './model.ts'
import { periodsSpan } from './periods.ts'
import type { GroupsInput } from './view.ts'

/** Dots of the groups, joined in one row a period, or in one row a state where `compareBy` is `states`. */
export function equiplotFigure(input: GroupsInput): Figure {
  const model = groupsModel(input)
  const byState = input.view.options.compareBy === 'states'
  const rows = byState ? stateRows(model, input) : periodRows(model, input)
  const marks = rows.flatMap((row) => row.marks)
  const points = marks.map(({ point }) => point)
  const { reference } = input
  const gaps = byState ? statesWithoutGroups(model, marks, input) : []
  const missing = missingPlacesNote(gaps, input.language)
  return {
    title: byState ? stateTitle(model) : periodTitle(model, points),
    subtitle: `${unitWords(model.indicator)}; each row joins the groups of one ${byState ? `state; ${stateOrder(model)}` : 'period'}`,
    key: groupsKey(model),
    sourceLine: sourceLine(points, input),
    notes: [...groupsNotes(model, points, reference), ...(missing === null ? [] : [missing])],
    rows: marks.map((mark) => groupRow(mark, model, input)),
    gaps,
    summary: summary(model, rows),
    marks: rows.flatMap((row, place) =>
      row.marks.map((mark) => ({
        id: `${place}:${mark.category.order}`,
        ...groupMarkWords(mark, model, input),
        title: `${row.name}, ${mark.category.name}`,
        seriesIndex: 0,
        dataIndex: marks.indexOf(mark),
        at: [mark.point.value, place] as const,
        ...(byState && !row.isWhole && { drill: mark.point.location }),
      })),
    ),
    empty: marks.length === 0 ? emptyGroups(model, input) : null,
    height: () => equiplotHeight(rows.length),
    option: (surface) => equiplotOption(model, rows, surface),
  }
}

function periodTitle(model: GroupsModel, points: readonly { readonly period: PeriodCode }[]): string {
  const { source } = model
  return `${groupsSubject(model)}, gaps between groups${source ? `, ${source.name} ${periodsSpan(points, source)}` : ''}`
}

function stateTitle(model: GroupsModel): string {
  const { source } = model
  return `${groupsSubject(model, 'the states')}${source ? `, ${source.name} ${periodText(model)}` : ''}`
}

function stateOrder(model: GroupsModel): string {
  const [first] = shownCategories(model)
  return `the nation, then the states by the figure of ${first?.name ?? 'the first group'}`
}

/** The widest distance between groups of the first and the last row; no row is judged against another. */
function summary(model: GroupsModel, rows: readonly EquiplotRow[]): string {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return ''
  const said = (row: EquiplotRow) => `${row.name} ${formatDifference(widestGap(row), model.indicator)}`
  const subject = `Widest distance between the groups in ${midSentence(model.indicator.shortName)}`
  return first === last ? `${subject}: ${said(first)}.` : `${subject}: ${said(last)}, ${said(first)}.`
}
