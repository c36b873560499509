import type { CustomSeriesOption } from 'echarts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/plot/class-marker.ts'
import { type Drawn, group, line, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import type { PanelPlace } from './bar-layout.ts'
import { HEAD_LINE, MARKER_ROOM } from './head-lines.ts'

/** What stands above a panel, its name, its source and period with the class marker; and its targets and gaps. */
export function barHead(place: PanelPlace, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: false,
    z: 4,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const targets = place.panel.scale === null ? [] : place.panel.targets
      const foot = place.firstLine + place.panel.lines.length * place.lineHeight
      const rules = targets.map(({ value, token, width, dash }): Drawn => {
        const x = api.coord([value, 0])[0] ?? 0
        return line(x, place.firstLine - look.size(3), x, foot, {
          stroke: look.colour(token),
          lineWidth: width,
          ...(dash && { lineDash: dash }),
        })
      })
      const dashes = place.panel.lines.flatMap(({ kind }, index): readonly Drawn[] => {
        if (kind === 'heading' || place.panel.points[index]) return []
        const y = api.coord([0, index])[1] ?? 0
        const style = { font: look.font(12), fill: look.colour('ink3'), align: 'right' } as const
        return [text(place.value, y, '–', style)]
      })
      return group([...names(place, look), ...rules, ...dashes])
    },
  }
}

function names({ panel, head, top, left, names: edge }: PanelPlace, look: Look): Drawn[] {
  // The word of a unit stands over the names, which are its own.
  const from = panel.classification ? left : edge
  const lineAt = (index: number) => top + look.size(8 + index * HEAD_LINE)
  const titles = head.titles.map((part, index) =>
    text(from, lineAt(index), part, { font: look.font(12, 650), fill: look.colour('ink') }),
  )
  const indent = panel.classification ? look.size(MARKER_ROOM) : 0
  const fill = look.colour(panel.classification ? classLook(panel.classification).token : 'ink2')
  const captions = head.captions.map((part, index) =>
    text(from + indent, lineAt(titles.length + index), part, { font: look.font(11), fill }),
  )
  const marker = panel.classification
    ? [classMarker(from + look.size(5), lineAt(titles.length), panel.classification, look)]
    : []
  return [...titles, ...marker, ...captions]
}
