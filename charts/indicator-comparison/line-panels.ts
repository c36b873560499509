import { asPublished } from '#domain/observation/as-published.ts'
import type { ComparedIndicator } from '#domain/comparison/compared-indicators.ts'
import { axisGroups } from '#domain/comparison/unit-groups.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, indicatorName, shortFigure } from '#domain/message/value.ts'
import { lastPoint } from '#charts/over-time/last-point.ts'

/** More lines than this on one axis cannot be followed: each gets a panel of its own. */
const MOST_LINES = 4

/** Narrower than this, names at line ends have no room. */
const NARROW = 640

/** Lines on one axis. */
export interface LinePanel {
  /** Shown in the form `name`; null: none. */
  readonly title: Value | null
  /** Below the title: the newest figure of a panel with one line; null: none. */
  readonly caption: Value | null
  /** Named at their ends when there are several. */
  readonly lines: readonly ComparedIndicator[]
  /** The others of the unit, pale, so that panels can be compared. */
  readonly behind: readonly ComparedIndicator[]
}

/** Whether each indicator has a panel of its own on a surface of a width. */
export function isSingle(shown: readonly ComparedIndicator[], width: number): boolean {
  const isCrowded = axisGroups(shown).some(({ compared }) => compared.length > MOST_LINES)
  return isCrowded || (width < NARROW && shown.length > 1)
}

/** One panel a unit while its lines can be followed, else one panel an indicator. */
export function linePanels(shown: readonly ComparedIndicator[], width: number): LinePanel[] {
  const groups = axisGroups(shown)
  if (!isSingle(shown, width)) {
    // One unit needs no heading: the subtitle of the figure names it.
    return groups.map(({ isOwn, heading, compared }) => ({
      title: groups.length > 1 || isOwn ? heading : null,
      // A unit of its own is one indicator, whose name is the heading already.
      caption: (isOwn && compared[0] && newest(compared[0])) || null,
      lines: compared,
      behind: [],
    }))
  }
  return shown.map((entry) => {
    const group = groups.find(({ compared }) => compared.includes(entry))
    return {
      title: indicatorName(entry.indicator),
      caption: newest(entry),
      lines: [entry],
      behind: group?.compared.filter((other) => other !== entry) ?? [],
    }
  })
}

/** `46.0%, NDHS 2023–24` */
export function newest({ indicator, source, points }: ComparedIndicator): Value | null {
  const last = lastPoint({ points })
  if (!last) return null
  return message('comparison.newest-value', {
    value: shortFigure(last.value, asPublished(last, indicator)),
    cited: cited(source, last.period),
  })
}

/** Columns and rows of panels on a surface, and the height of one. Pixels at the medium font size. */
export interface PanelGrid {
  readonly columns: number
  readonly rows: number
  readonly panelHeight: number
}

const GAP = 14

export function panelGrid(shown: readonly ComparedIndicator[], width: number): PanelGrid {
  const count = Math.max(1, linePanels(shown, width).length)
  const isAlone = !isSingle(shown, width)
  // Three fill one row sooner than they leave one behind.
  const least = isAlone ? (count === 3 ? 430 : 560) : width < NARROW ? 150 : 230
  const columns = Math.max(1, Math.min(count, Math.floor((width + GAP) / (least + GAP))))
  const rows = Math.ceil(count / columns)
  const panelHeight = isAlone ? (count > 1 ? 320 : 380) : width < NARROW ? 170 : 210
  // A few panels are spread over equal rows rather than leaving one behind.
  return { columns: Math.ceil(count / rows), rows, panelHeight }
}

/** Left edge, top and width of a panel in pixels. */
export function panelBox(grid: PanelGrid, index: number, width: number, height: number) {
  const columnWidth = (width - GAP * (grid.columns - 1)) / grid.columns
  const rowHeight = height / grid.rows
  return {
    left: (index % grid.columns) * (columnWidth + GAP),
    top: Math.floor(index / grid.columns) * rowHeight,
    width: columnWidth,
    height: rowHeight,
  }
}
