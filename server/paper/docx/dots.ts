import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { PROJECT } from '#server/platform/project-folder.ts'

/** Dots for each CSS pixel, of which 96 are an inch: 300 to the inch. */
export const PAPER_DOTS = 300 / 96

const FONTS = join(PROJECT, 'charts/fonts/paper')
let fontFiles: readonly string[] | null = null

/** A drawing as a PNG of so many dots across, in the product's type; worked out beside the thread that asks. */
export async function dotsOf(svg: string, across: number): Promise<Uint8Array> {
  fontFiles ??= readdirSync(FONTS).map((name) => join(FONTS, name))
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: Math.round(across) },
    background: '#ffffff',
    font: { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Inter Variable' },
    logLevel: 'off',
  })
  return image.asPng()
}
