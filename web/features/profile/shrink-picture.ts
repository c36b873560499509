import { imageSize } from 'image-size'
import { type Message, message } from '#domain/message/message.ts'

/** Bytes of a file that somebody may choose. */
const LARGEST = 5 * 1024 * 1024
/** Pixels of a picture that the browser is asked to draw. */
const MOST_PIXELS = 40_000_000
/** Side in pixels of what is sent. */
const SIDE = 256
const QUALITY = 0.9

const KINDS: ReadonlySet<string | undefined> = new Set(['png', 'jpg', 'webp'])

/** Why a file cannot be used as a picture; null: it can. It is not drawn to find out. */
export async function refusalOf(file: File): Promise<Message | null> {
  if (file.size > LARGEST) return message('profile.refusal', { reason: 'large' })
  try {
    const { width, height, type } = imageSize(new Uint8Array(await file.arrayBuffer()))
    if (!KINDS.has(type)) return message('profile.refusal', { reason: 'kind' })
    if (width * height > MOST_PIXELS) return message('profile.refusal', { reason: 'pixels' })
    return null
  } catch {
    return message('profile.refusal', { reason: 'kind' })
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
