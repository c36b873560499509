import { imageSize } from 'image-size'

/** Bytes of a file that somebody may choose. */
const LARGEST = 5 * 1024 * 1024
/** Pixels of a picture that the browser is asked to draw. */
const MOST_PIXELS = 40_000_000
/** Side in pixels of what is sent. */
const SIDE = 256
const QUALITY = 0.9

const KINDS: ReadonlySet<string | undefined> = new Set(['png', 'jpg', 'webp'])

/** Why a file cannot be used as a picture, in a sentence; null: it can. It is not drawn to find out. */
export async function refusalOf(file: File): Promise<string | null> {
  if (file.size > LARGEST) return 'The file is larger than 5 MB. Choose a smaller one.'
  try {
    const { width, height, type } = imageSize(new Uint8Array(await file.arrayBuffer()))
    if (!KINDS.has(type)) return 'Choose a PNG, JPEG or WebP picture.'
    if (width * height > MOST_PIXELS) return 'The picture has more than 40 megapixels. Choose a smaller one.'
    return null
  } catch {
    return 'Choose a PNG, JPEG or WebP picture.'
  }
}

/** Part of a picture, in hundredths of its width and height. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * A square of a picture, small enough to be sent and without what its file says about place and camera. Rejects when the
 * browser cannot draw it.
 */
export async function shrunk(image: HTMLImageElement, part: Part): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This browser cannot draw pictures.')
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, SIDE, SIDE)
  paper.imageSmoothingQuality = 'high'
  const [across, down] = [image.naturalWidth / 100, image.naturalHeight / 100]
  const from = [part.x * across, part.y * down, part.width * across, part.height * down] as const
  paper.drawImage(image, ...from, 0, 0, SIDE, SIDE)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot save the picture.'))),
      'image/jpeg',
      QUALITY,
    )
  })
}
