import type { CustomSeriesOption } from 'echarts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/plot/class-marker.ts'
import { type Drawn, group, line, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { fitText, wrapText } from '#charts/plot/text-width.ts'
import type { PanelPlace } from './bar-layout.ts'

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

function names(place: PanelPlace, look: Look): Drawn[] {
  const { panel, top, right, firstLine } = place
  // The word of a unit stands over the names, which are its own.
  const left = panel.classification ? place.left : place.names
  const width = right - left
  const wrapped = wrapText(panel.title, width, look.size(12), 650)
  const shown = wrapped.length > 2 ? [wrapped[0] ?? '', wrapped.slice(1).join(' ')] : wrapped
  const ink = look.colour('ink')
  const titles = shown.map((part, index) =>
    text(left, top + look.size(8 + index * 15), fitText(part, width, look.size(12), 650), {
      font: look.font(12, 650),
      fill: ink,
    }),
  )
  const captionLine = top + look.size(8 + shown.length * 15)
  const targets = panel.targets.map((target) => target.short).join('  ')
  const isMarked = panel.classification !== null
  const from = left + (isMarked ? look.size(13) : 0)
  const caption = [panel.caption, targets].filter((part) => part !== '').join('  ')
  return [
    ...titles,
    ...(panel.classification
      ? [classMarker(left + look.size(5), captionLine, panel.classification, look)]
      : []),
    text(
      from,
      Math.min(captionLine, firstLine - look.size(26)),
      fitText(caption, right - from, look.size(11)),
      {
        font: look.font(11),
        fill: panel.classification ? look.colour(classLook(panel.classification).token) : look.colour('ink2'),
      },
    ),
  ]
}
