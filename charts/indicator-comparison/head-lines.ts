import { fitText, wrapText } from '#charts/plot/text-width.ts'
import type { BarPanel } from './bar-panels.ts'

/** Panels narrower than this have their heads in more lines. */
const TIGHT = 130

/** The words above a panel, broken into lines that fit its width in pixels. */
export interface HeadLines {
  readonly titles: readonly string[]
  readonly captions: readonly string[]
}

export const HEAD_LINE = 15
/** Room left of a caption for the marker of its class. */
export const MARKER_ROOM = 13

/** `scale` is the font scale. */
export function headLines(panel: BarPanel, width: number, scale: number): HeadLines {
  const isTight = width < TIGHT * scale
  const targets = panel.targets.map((target) => target.short).join('  ')
  const caption = [panel.caption, targets].filter((part) => part !== '').join('  ')
  const room = width - (panel.classification ? MARKER_ROOM * scale : 0)
  const titles = wrapText(panel.title, width, 12 * scale, 650)
  const captions = caption === '' ? [] : wrapText(caption, room, 11 * scale)
  return {
    titles: atMost(titles, isTight ? 4 : 2).map((line) => fitText(line, width, 12 * scale, 650)),
    captions: atMost(captions, isTight ? 4 : 1).map((line) => fitText(line, room, 11 * scale)),
  }
}

function atMost(lines: readonly string[], most: number): string[] {
  return lines.length <= most ? [...lines] : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')]
}
