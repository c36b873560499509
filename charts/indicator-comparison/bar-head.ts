import type { CustomSeriesOption } from 'echarts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { decoration } from '#charts/marks/series.ts'
import { type Drawing, line, text } from '#charts/marks/shapes.ts'
import { levelStroke } from '#charts/marks/target-lines.ts'
import type { Look } from '#charts/plot/look.ts'
import type { PanelPlace } from './bar-layout.ts'
import { HEAD_LINE, MARKER_ROOM } from './head-lines.ts'

/** What stands above a panel, its name, its source and period with the class marker; and its targets and gaps. */
export function barHead(place: PanelPlace, look: Look): CustomSeriesOption {
  const { panel, firstLine, lineHeight } = place
  const targets = panel.scale === null ? [] : panel.targets
  const foot = firstLine + panel.lines.length * lineHeight
  const style = { ...look.type(12, 400, 'ink3'), align: 'right' } as const
  return decoration({
    look,
    z: 4,
    draw: ({ x, y }) => [
      names(place, look),
      targets.map((target) => {
        const at = x(target.value)
        return line([at, firstLine - look.size(3)], [at, foot], levelStroke(target, look))
      }),
      panel.lines.map(({ kind }, index) => {
        if (kind === 'heading' || panel.points[index]) return null
        return text([place.value, y(index)], '–', style)
      }),
    ],
  })
}

function names({ panel, head, top, left, names: edge }: PanelPlace, look: Look): Drawing {
  const { classification } = panel
  // The word of a unit stands over the names, which are its own.
  const from = classification ? left : edge
  const lineAt = (index: number) => top + look.size(8 + index * HEAD_LINE)
  const below = head.titles.length
  const indent = classification ? look.size(MARKER_ROOM) : 0
  const style = look.type(11, 400, classification ? classLook(classification).token : 'ink2')
  return [
    head.titles.map((part, index) => text([from, lineAt(index)], part, look.type(12, 650))),
    classification && classMarker([from + look.size(5), lineAt(below)], { classification }, look),
    head.captions.map((part, index) => text([from + indent, lineAt(below + index)], part, style)),
  ]
}
