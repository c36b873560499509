import { sentences } from '#domain/message/value.ts'
import { breakNotes } from '#charts/words/broken-lines.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import type { Figure } from '#charts/figure.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import {
  emptyGroups,
  groupMarkWords,
  groupRow,
  groupsKey,
  groupsNotes,
  groupsSubject,
  groupsTitle,
} from '#charts/people/group-words.ts'
import { cellsOf, groupGaps } from '#charts/people/group-gaps.ts'
import { groupsModel } from '#charts/people/model.ts'
import { type GroupLine, lineMark, linesPicture } from './lines-picture.ts'
import { markLines, periodsCited, placePeriods } from './periods.ts'
import { groupTrendSummary } from './summary.ts'
import type { GroupsInput } from './view.ts'

/** The groups of one source and place over its periods, one line a group. */
export function overTimeFigure(input: GroupsInput): Figure {
  const model = groupsModel(input)
  const { source, indicator } = model
  const { language } = input
  const lines = markLines(model, input)
  const marks = lines.flat()
  const points = marks.map(({ point }) => point)
  const drawn: GroupLine[] = lines.flatMap((line) => {
    const [first] = line
    return first && source
      ? [{ category: first.category, source, points: line.map(({ point }) => point) }]
      : []
  })
  const cells = cellsOf(
    placePeriods(model).map((period) => ({ location: model.place.id, period })),
    model,
  )
  const from = source ? periodsCited(points, source) : null
  return {
    title: language.text(groupsTitle(groupsSubject(model), from)),
    subtitle: unitLine(indicator, language),
    key: groupsKey(model),
    sourceLine: sourceLine(points, input),
    notes: [...groupsNotes(model, points, input), ...breakNotes(drawn).map((said) => language.text(said))],
    rows: marks.map((mark) => groupRow(mark, model, input)),
    gaps: groupGaps(cells, model, input),
    summary: language.text(sentences(groupTrendSummary(model, lines))),
    marks: lines.flatMap((line) =>
      line.map((mark) => ({
        id: lineMark(mark.category, mark.point),
        ...groupMarkWords(mark, model, input),
      })),
    ),
    empty: marks.length === 0 ? emptyGroups(model, input) : null,
    leastHeight: 270,
    height: (width) => (width < 480 ? 270 : 340),
    picture: (surface) => linesPicture(model, drawn, input, surface),
  }
}
