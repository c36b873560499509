import { OUTLINE_FILES } from '#server/drawing/server-files.ts'
import { dotsOf } from '#server/native/dots-of.ts'
import { MOST_DOTS } from './figure-request.ts'

/**
 * A drawing as a picture of dots, `scale` for each of its pixels, in the product's type and no other of this machine. Throws as
 * `dotsOf` does.
 */
export function pngOf(svg: string, scale: number, signal: AbortSignal): Promise<Uint8Array> {
  const order = {
    svg,
    fit: { mode: 'zoom', value: scale },
    background: null,
    fonts: { files: OUTLINE_FILES, family: 'Inter Variable' },
    most: MOST_DOTS,
  } as const
  return dotsOf(order, signal)
}
