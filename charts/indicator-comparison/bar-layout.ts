import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { known } from '#domain/reference/reference-data.ts'
import { formatValue } from '#domain/number/format.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { BarPanel } from './bar-panels.ts'

/** Narrower than this, names take a line of their own above their bar. */
const NARROW = 640
/** Least width of a panel of places. */
const LEAST_PANEL = { wide: 150, narrow: 88, many: 68 } as const
/** From this many panels on, those of a narrow surface move together: a plot that is too high cannot be drawn. */
const MANY = 5
/** Values longer than this are shortened: `213.4M`. The tooltip and the table have them in full. */
const LONGEST_VALUE = 11
const GAP = { wide: 18, narrow: 8 } as const

/** Heights of the parts of a band, at the medium font size. */
const HEAD = { places: 68, units: 40, values: 22 } as const
const FOOT = 22

/** Where one panel stands, in pixels. */
export interface PanelPlace {
  readonly panel: BarPanel
  /** First panel of a band: it carries the names. */
  readonly isFirst: boolean
  /** Left edge of the names, which all panels of a band share. */
  readonly names: number
  readonly nameWidth: number
  readonly left: number
  readonly right: number
  /** Right edge of the values and left edge of the bars. */
  readonly value: number
  readonly bars: number
  /** Top of the head, and of the first line. */
  readonly top: number
  readonly firstLine: number
  readonly lineHeight: number
  /** Names above their bars instead of beside them. */
  readonly stacked: boolean
}

export interface BarLayout {
  readonly places: readonly PanelPlace[]
  readonly height: number
}

/** The value beside a bar, without unit, short enough for its column. */
export function shownValue(panel: BarPanel, index: number, reference: ReferenceData): string {
  const point = panel.points[index]
  if (!point) return '–'
  const text = formatValue(point.value, known(reference.indicators, point.indicator))
  return text.length > LONGEST_VALUE ? compactNumber(point.value) : text
}

/**
 * Panels side by side in bands that share their names, as many as fit and as even as possible; panels with names of their own
 * below each other. `scale` is the font scale.
 */
export function barLayout(
  panels: readonly BarPanel[],
  width: number,
  scale: number,
  reference: ReferenceData,
): BarLayout {
  const [first] = panels
  if (!first) return { places: [], height: 0 }
  const areShared = panels.every((panel) => panel.lines === first.lines) && first.classification !== null
  const isNarrow = width / scale < NARROW
  const stacked = !areShared && isNarrow
  const nameWidth = stacked ? 0 : widestName(panels, scale, width * (areShared ? 0.28 : 0.34))
  const gap = isNarrow ? GAP.narrow : GAP.wide
  const least = LEAST_PANEL[!isNarrow ? 'wide' : panels.length < MANY ? 'narrow' : 'many'] * scale
  const most = areShared ? Math.max(1, Math.floor((width - nameWidth) / (least + gap))) : 1
  const bands = Math.ceil(panels.length / most)
  const columns = Math.ceil(panels.length / bands)
  const lineHeight = (areShared ? 17 : stacked ? 52 : 34) * scale
  const places: PanelPlace[] = []
  let top = 0
  for (let from = 0; from < panels.length; from += columns) {
    const band = panels.slice(from, from + columns)
    const firstLine = top + headOf(band, areShared) * scale
    const each = (width - nameWidth) / columns
    for (const [column, panel] of band.entries()) {
      const left = nameWidth + column * each + (stacked ? 8 * scale : gap)
      const right = nameWidth + (column + 1) * each - (stacked ? 14 * scale : 4)
      const value = stacked ? width : left + widestValue(panel, scale, reference)
      places.push({
        panel,
        isFirst: column === 0,
        names: 0,
        nameWidth,
        left,
        right,
        value,
        bars: stacked ? left : value + 8 * scale,
        top,
        firstLine,
        lineHeight,
        stacked,
      })
    }
    top = firstLine + mostLines(band) * lineHeight + FOOT * scale
  }
  return { places, height: top }
}

/** Above places stand two lines of a name, source, targets and axis; above units their word and the axis, if they have one. */
function headOf([first]: readonly BarPanel[], areShared: boolean): number {
  if (areShared) return HEAD.places
  return first?.scale ? HEAD.units : HEAD.values
}

function mostLines(band: readonly BarPanel[]): number {
  return Math.max(...band.map((panel) => panel.lines.length))
}

function widestName(panels: readonly BarPanel[], scale: number, most: number): number {
  const widths = panels.flatMap(({ lines }) =>
    lines.flatMap(({ label, caption }) => [
      textWidth(label, 12 * scale, 600),
      textWidth(caption, 11 * scale) + 16 * scale,
    ]),
  )
  return Math.min(Math.max(60 * scale, ...widths) + 6, most)
}

function widestValue(panel: BarPanel, scale: number, reference: ReferenceData): number {
  const widths = panel.lines.map((_, index) =>
    textWidth(shownValue(panel, index, reference), 12 * scale, 600),
  )
  return Math.max(24 * scale, ...widths)
}
