import type { Layer } from '#charts/picture/picture.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import { levelStroke } from '#charts/marks/target-lines.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { BarPanelPlace } from './bar-layout.ts'
import { HEAD_LINE, MARKER_ROOM } from './head-lines.ts'

/** The head of a panel: its name, its source and period with the class marker, its targets and gaps. */
export function barHead(place: BarPanelPlace, theme: ChartTheme): Layer {
  const { panel, firstLine, lineHeight } = place
  const targets = panel.scale === null ? [] : panel.targets
  const foot = firstLine + panel.lines.length * lineHeight
  const style = { ...theme.type(12, 400, 'ink3'), align: 'right' } as const
  return decoration({
    z: 4,
    draw: ({ x, y }) => [
      names(place, theme),
      targets.map((target) => {
        const at = x(target.value)
        return line([at, firstLine - theme.size(3)], [at, foot], levelStroke(target, theme))
      }),
      panel.lines.map(({ kind }, index) => {
        if (kind === 'heading' || panel.points[index]) return null
        return text([place.value, y(index)], '–', style)
      }),
    ],
  })
}

function names({ panel, head, top, left, names: edge }: BarPanelPlace, theme: ChartTheme): Drawing {
  const { classification } = panel
  // The word of a unit stands over the names, which are its own.
  const from = classification ? left : edge
  const lineAt = (index: number) => top + theme.size(8 + index * HEAD_LINE)
  const below = head.titles.length
  const indent = classification ? theme.size(MARKER_ROOM) : 0
  const style = theme.type(11, 400, classification ? classLook(classification).token : 'ink2')
  return [
    head.titles.map((part, index) => text([from, lineAt(index)], part, theme.type(12, 650))),
    classification && classMarker([from + theme.size(5), lineAt(below)], { classification }, theme),
    head.captions.map((part, index) => text([from + indent, lineAt(below + index)], part, style)),
  ]
}
