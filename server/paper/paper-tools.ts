import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dotsOf } from '#server/native/dots-of.ts'
import type { DotsOrder, PaperOrder } from '#server/native/order.ts'
import { setPaper } from '#server/native/set-paper.ts'
import { PROJECT } from '#server/platform/project-folder.ts'

/** What papers are made with: native code, which runs in processes of its own. */
export interface PaperTools {
  /** Pages set from a template. Throws an `Error` in the words of what sets them where they cannot be set. */
  pages(order: PaperOrder): Promise<Uint8Array>
  /** A drawing as a PNG of so many dots across, in the product's type. */
  dots(svg: string, across: number): Promise<Uint8Array>
}

/** The tools themselves, for the thread that is asked for papers; given up with the signal. */
export function paperTools(signal: AbortSignal): PaperTools {
  return {
    pages: (order) => setPaper(order, signal),
    dots: (svg, across) => dotsOf(paperDots(svg, across), signal),
  }
}

/** Dots for each CSS pixel, of which 96 are an inch: 300 to the inch. */
export const PAPER_DOTS = 300 / 96

/** As many as the largest sheet has. */
const MOST_DOTS = 40_000_000

const FONTS = join(PROJECT, 'charts/fonts/paper')
let fontFiles: readonly string[] | null = null

function paperDots(svg: string, across: number): DotsOrder {
  fontFiles ??= readdirSync(FONTS).map((name) => join(FONTS, name))
  return {
    svg,
    fit: { mode: 'width', value: Math.round(across) },
    background: '#ffffff',
    fonts: { files: fontFiles, family: 'Inter Variable' },
    most: MOST_DOTS,
  }
}
