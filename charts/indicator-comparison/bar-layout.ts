import { asPublished } from '#domain/observation/as-published.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { formatValue } from '#domain/number/format.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { BarPanel } from './bar-panels.ts'
import { HEAD_LINE, type HeadLines, headLines } from './head-lines.ts'

/** Narrower than this, names take a line of their own above their bar. */
const NARROW = 640
/** Least width of a panel of places. */
const LEAST_PANEL = { wide: 150, narrow: 88, many: 68 } as const
/** From this many panels on, those of a narrow surface move together: a plot that is too high cannot be drawn. */
const MANY = 5
/** A column with values longer than this is shortened: `213.4M`. The tooltip and the table have them in full. */
const LONGEST_VALUE = 11
const GAP = { wide: 18, narrow: 8 } as const

/** Room for an axis above the bars, and below them, at the medium font size. */
const AXIS = 26
const FOOT = 22

/** Where one panel stands, in pixels. */
export interface BarPanelPlace {
  readonly panel: BarPanel
  readonly head: HeadLines
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

export interface ComparisonBarLayout {
  readonly places: readonly BarPanelPlace[]
  readonly height: number
}

/** The value beside a bar, without unit, short enough for its column. */
export function barValue(panel: BarPanel, index: number, reference: ReferenceData): string {
  const point = panel.points[index]
  if (!point) return '–'
  const indicator = byId(reference.indicators, point.indicator)
  if (isShortened(panel, indicator)) return compactNumber(point.value)
  return formatValue(point.value, asPublished(point, indicator))
}

/** Numbers of one column are written alike: all in full, or all shortened. */
function isShortened({ points }: BarPanel, indicator: Indicator): boolean {
  const largest = Math.max(0, ...points.map((point) => Math.abs(point?.value ?? 0)))
  return formatValue(largest, indicator).length > LONGEST_VALUE
}

/** Measures that all bands of a figure have in common, in pixels. */
interface Frame {
  readonly width: number
  readonly scale: number
  /** All panels have the same lines, so that one list of names serves a band. */
  readonly areShared: boolean
  readonly stacked: boolean
  readonly nameWidth: number
  readonly gap: number
  readonly columns: number
  readonly lineHeight: number
}

/**
 * Panels side by side in bands that share their names, as many as fit and as even as possible; panels with names of their own
 * below each other. `scale` is the font scale.
 */
export function comparisonBarLayout(
  panels: readonly BarPanel[],
  width: number,
  scale: number,
  reference: ReferenceData,
): ComparisonBarLayout {
  const frame = frameOf(panels, width, scale)
  const places: BarPanelPlace[] = []
  let top = 0
  for (let from = 0; from < panels.length; from += frame.columns) {
    const band = panels.slice(from, from + frame.columns)
    const placed = bandAt(top, band, frame, reference)
    places.push(...placed)
    top = (placed[0]?.firstLine ?? top) + mostLines(band) * frame.lineHeight + FOOT * scale
  }
  return { places, height: top }
}

function frameOf(panels: readonly BarPanel[], width: number, scale: number): Frame {
  const [first] = panels
  const areShared =
    first !== undefined && first.classification !== null && panels.every(({ lines }) => lines === first.lines)
  const isNarrow = width / scale < NARROW
  const stacked = !areShared && isNarrow
  const nameWidth = stacked ? 0 : widestName(panels, scale, width * (areShared ? 0.28 : 0.34))
  const gap = isNarrow ? GAP.narrow : GAP.wide
  const least = LEAST_PANEL[!isNarrow ? 'wide' : panels.length < MANY ? 'narrow' : 'many'] * scale
  const most = areShared ? Math.max(1, Math.floor((width - nameWidth) / (least + gap))) : 1
  const bands = Math.max(1, Math.ceil(panels.length / most))
  const columns = Math.max(1, Math.ceil(panels.length / bands))
  const lineHeight = (areShared ? 17 : stacked ? 52 : 34) * scale
  return { width, scale, areShared, stacked, nameWidth, gap, columns, lineHeight }
}

function bandAt(
  top: number,
  band: readonly BarPanel[],
  frame: Frame,
  reference: ReferenceData,
): BarPanelPlace[] {
  const { width, scale, stacked, nameWidth, gap, columns, lineHeight } = frame
  const each = (width - nameWidth) / columns
  const headWidth = frame.areShared ? each - gap - 4 : width
  const heads = band.map((panel) => headLines(panel, headWidth, scale))
  const firstLine = top + headHeight(heads, band) * scale
  return band.map((panel, column) => {
    const left = nameWidth + column * each + (stacked ? 8 * scale : gap)
    const right = nameWidth + (column + 1) * each - (stacked ? 14 * scale : 4)
    const value = stacked ? width : left + widestValue(panel, scale, reference)
    return {
      panel,
      head: heads[column] ?? { titles: [], captions: [] },
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
    }
  })
}

/** The lines of the fullest head, and the axis below it where there is one. */
function headHeight(heads: readonly HeadLines[], band: readonly BarPanel[]): number {
  const most = Math.max(...heads.map(({ titles, captions }) => titles.length + captions.length))
  return most * HEAD_LINE + (band.some(({ scale }) => scale !== null) ? AXIS : 6)
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
  const widths = panel.lines.map((_, index) => textWidth(barValue(panel, index, reference), 12 * scale, 600))
  return Math.max(24 * scale, ...widths)
}
