import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { readFont } from '#charts/pdf/font.ts'
import { rareSigns, withoutSigns } from './lacking-signs.ts'
import type { DotsOrder, NativeWorks } from './order.ts'

/** A drawing as a picture of dots, in the type that came with it and no other of this machine. */
export function drawDots({ svg, fit, background, fonts, most }: DotsOrder): NativeWorks['dots']['answer'] {
  const picture = new Resvg(roundWeights(withLackingSaid(svg, fonts.files)), {
    fitTo: { ...fit },
    ...(background !== null && { background }),
    font: {
      loadSystemFonts: false,
      fontFiles: [...fonts.files],
      defaultFontFamily: fonts.family,
      sansSerifFamily: fonts.family,
    },
    logLevel: 'off',
  })
  const scale = fit.mode === 'zoom' ? fit.value : fit.value / picture.width
  const dots = picture.width * picture.height * scale ** 2
  return dots > most ? dots : picture.render().asPng()
}

/** By the names of the files: whether one of the typefaces has a sign. */
const known = new Map<string, (sign: string) => boolean>()

function withLackingSaid(svg: string, files: readonly string[]): string {
  if (rareSigns(svg).length === 0) return svg
  const name = files.join()
  const has = known.get(name) ?? signsOf(files)
  known.set(name, has)
  return withoutSigns(svg, (sign) => !has(sign))
}

function signsOf(files: readonly string[]): (sign: string) => boolean {
  const fonts = files.map((file) => readFont(readFileSync(file)))
  return (sign) => fonts.some((font) => font.glyphOf(sign.codePointAt(0) ?? 0) !== 0)
}

/** Weights that are no whole hundreds count as none in this renderer; the nearest outlines are the same. */
function roundWeights(svg: string): string {
  return svg.replaceAll(
    /font-weight="(\d+)"/g,
    (_, weight: string) => `font-weight="${Math.round(Number(weight) / 100) * 100}"`,
  )
}
