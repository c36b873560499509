import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { difference, indicatorName, listOf } from '#domain/message/value.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { Figure } from '#charts/figure.ts'
import { missingNote } from '#charts/words/missing-places.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { equiplotHeight, equiplotMark, equiplotPicture } from './equiplot-picture.ts'
import {
  emptyGroups,
  groupMarkWords,
  groupRow,
  groupsCited,
  groupsKey,
  groupsNotes,
  groupsSubject,
  groupsTitle,
} from '#charts/people/group-words.ts'
import { type EquiplotRow, periodRows, stateRows, widestGap } from './equiplot-rows.ts'
import { cellsOf, groupGaps, statesWithout } from '#charts/people/group-gaps.ts'
import { type GroupsModel, groupsModel, shownCategories } from '#charts/people/model.ts'
import { periodsCited } from './periods.ts'
import type { GroupsInput } from './view.ts'

/** Dots of the groups, joined in one row a period, or in one row a state where `compareBy` is `states`. */
export function equiplotFigure(input: GroupsInput): Figure {
  const model = groupsModel(input)
  const byState = input.view.options.compareBy === 'states'
  const rows = byState ? stateRows(model, input) : periodRows(model, input)
  const marks = rows.flatMap((row) => row.marks)
  const points = marks.map(({ point }) => point)
  const { language } = input
  const cells = cellsOf(
    rows.map(({ location, period }) => ({ location, period })),
    model,
  )
  const states = byState ? statesWithout(model, marks, input) : []
  const gaps = groupGaps(cells, model, input)
  const without = groupGaps(states, model, input)
  return {
    title: language.text(byState ? stateTitle(model) : periodTitle(model, points)),
    subtitle: language.text(subtitle(model, byState)),
    key: groupsKey(model),
    sourceLine: sourceLine(points, input),
    notes: [...groupsNotes(model, points, input), ...missingNote(without).map((said) => language.text(said))],
    rows: marks.map((mark) => groupRow(mark, model, input)),
    gaps: [...gaps, ...without],
    summary: language.text(summary(model, rows)),
    marks: rows.flatMap((row, place) =>
      row.marks.map((mark) => ({
        id: equiplotMark(place, mark),
        ...groupMarkWords(mark, model, input),
        title: language.text(message('groups.row-group', { row: row.name, group: mark.category.name })),
        ...(byState && !row.isWhole && { destination: { kind: 'place' as const, id: mark.point.location } }),
      })),
    ),
    empty: marks.length === 0 ? emptyGroups(model, input) : null,
    height: () => equiplotHeight(rows.length),
    picture: (surface) => equiplotPicture(model, rows, language, surface),
  }
}

function periodTitle(model: GroupsModel, points: readonly { readonly period: PeriodCode }[]): Message {
  const { source } = model
  const subject = message('groups.title-gaps', { subject: groupsSubject(model) })
  return groupsTitle(subject, source ? periodsCited(points, source) : null)
}

function stateTitle(model: GroupsModel): Message {
  const from = model.source && (groupsCited(model) ?? model.source.name)
  return groupsTitle(groupsSubject(model, message('groups.the-states')), from)
}

function subtitle(model: GroupsModel, byState: boolean): Message {
  const unit = unitOf(model.indicator)
  if (!byState) return message('groups.subtitle-periods', { unit })
  const [first] = shownCategories(model)
  return message('groups.subtitle-states', { unit, group: first?.name ?? message('groups.first-group') })
}

/** The widest distance between groups of the first and the last row; no row is judged against another. */
function summary(model: GroupsModel, rows: readonly EquiplotRow[]): Value {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return ''
  const indicator = indicatorName(model.indicator)
  const said = (row: EquiplotRow) =>
    message('groups.row-distance', {
      row: row.name,
      difference: difference(widestGap(row), model.indicator),
    })
  const shown = first === last ? [said(first)] : [said(last), said(first)]
  return message('groups.widest', { indicator, rows: listOf(shown, 'none') })
}
