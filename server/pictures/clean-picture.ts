import { imageSize } from 'image-size'
import { Problem } from '#domain/problem.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

/** A picture that holds nothing but what is needed to draw it. */
export interface Picture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly bytes: Buffer
}

type Cleaner = (bytes: Buffer) => Buffer | null

const KINDS: Readonly<Record<string, { mediaType: Picture['mediaType']; clean: Cleaner }>> = {
  png: { mediaType: 'image/png', clean: cleanPng },
  jpg: { mediaType: 'image/jpeg', clean: cleanJpeg },
  webp: { mediaType: 'image/webp', clean: cleanWebp },
}

/**
 * The picture in a file, told by its bytes and never by its name. Places, cameras, texts and everything else that is not
 * needed to draw it are left out. Nothing is decoded, so a small file that claims to be huge costs nothing.
 *
 * Throws `invalid-input` for other kinds of files, for files that end too early or go on after the picture, and for
 * pictures that are too large: of more than so many pixels on a side.
 */
export function cleanPicture(bytes: Buffer, field: string, longestSide: number): Picture {
  const { width, height, type = '' } = measured(bytes)
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  const refusal = (sentence: string) => new Problem('invalid-input', sentence, { [field]: [sentence] })
  if (!kind) throw refusal('The file is not a PNG, JPEG or WebP picture.')
  if (width < 1 || height < 1 || width > longestSide || height > longestSide) {
    throw refusal(
      `The picture is ${width} × ${height} pixels. At most ${longestSide} × ${longestSide} are kept.`,
    )
  }
  const clean = kind.clean(bytes)
  if (!clean) throw refusal('The picture is damaged, or something else is hidden in its file.')
  return { mediaType: kind.mediaType, bytes: clean }
}

function measured(bytes: Buffer) {
  try {
    return imageSize(bytes)
  } catch {
    return { width: 0, height: 0 }
  }
}
