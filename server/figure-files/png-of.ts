import { Resvg } from '@resvg/resvg-js'
import { Problem } from '#domain/problem.ts'
import { OUTLINE_FILES } from '#server/drawing/server-files.ts'
import { MOST_DOTS } from './figure-request.ts'

/**
 * A drawing as a picture of dots, `scale` for each of its pixels, in the product's type and no other of this machine. Throws
 * `invalid-input` for one that is too large.
 */
export function pngOf(svg: string, scale: number): Uint8Array {
  const picture = new Resvg(roundWeights(svg), {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      loadSystemFonts: false,
      fontFiles: [...OUTLINE_FILES],
      defaultFontFamily: 'Inter Variable',
      sansSerifFamily: 'Inter Variable',
    },
    logLevel: 'off',
  })
  const dots = picture.width * picture.height * scale ** 2
  if (dots > MOST_DOTS) {
    const sentence = `A picture has at most ${MOST_DOTS / 1_000_000} million dots: width × height × scale². This one would have ${Math.ceil(dots / 1_000_000)} million.`
    throw new Problem('invalid-input', sentence, { scale: [sentence] })
  }
  return picture.render().asPng()
}

/** Weights that are no whole hundreds count as none in this renderer; the nearest outlines are the same. */
function roundWeights(svg: string): string {
  return svg.replaceAll(
    /font-weight="(\d+)"/g,
    (_, weight: string) => `font-weight="${Math.round(Number(weight) / 100) * 100}"`,
  )
}
