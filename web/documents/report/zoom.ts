import type { Paper } from '#domain/document/document.ts'

/** How far a preview is made smaller and larger. */
export const ZOOM = { least: 0.3, most: 2, step: 0.1 } as const

/** One step smaller or larger, within the bounds. */
export function zoomed(zoom: number, by: 1 | -1): number {
  return within(Math.round((zoom + by * ZOOM.step) * 10) / 10)
}

/** The zoom at which a sheet is as wide as the room, in pixels. */
export function fitting(paper: Paper, room: number): number {
  return within(Math.floor((room / sheetWidth(paper)) * 100) / 100)
}

const SHEETS = { a4: [794, 1123], a3: [1123, 1587], letter: [816, 1056] } as const

/** Width of a sheet in CSS pixels. */
export function sheetWidth({ size, orientation }: Paper): number {
  return SHEETS[size][orientation === 'portrait' ? 0 : 1]
}

/** Height of a sheet in CSS pixels. */
export function sheetHeight({ size, orientation }: Paper): number {
  return SHEETS[size][orientation === 'portrait' ? 1 : 0]
}

function within(zoom: number): number {
  return Math.max(ZOOM.least, Math.min(ZOOM.most, zoom))
}
