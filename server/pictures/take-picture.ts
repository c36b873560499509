import { Problem } from '#domain/problem.ts'
import type { Asker } from '#server/work/asker.ts'
import { FairQueue } from '#server/work/fair-queue.ts'
import { cleanPicture, type Picture } from './clean-picture.ts'
import { isDrawable } from './drawable.ts'

const QUEUE = new FairQueue({
  what: 'pictures',
  atOnce: 1,
  waiting: 40,
  retryAfter: 5,
  ofOneCaller: { account: 6, guest: 1 },
})

const TYPES = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const

/**
 * The picture in a file that somebody sends, as `cleanPicture` gives it. Throws `invalid-input` as that does, and for one that no
 * program can draw.
 */
export async function takePicture(
  bytes: Buffer,
  {
    field,
    longestSide,
    asker,
  }: { readonly field: string; readonly longestSide: number; readonly asker: Asker },
): Promise<Picture> {
  const picture = cleanPicture(bytes, field, longestSide)
  const isWhole = await QUEUE.run(asker, () =>
    isDrawable(picture.bytes, TYPES[picture.mediaType], asker.signal),
  )
  if (isWhole) return picture
  const sentence =
    'The picture is damaged: it cannot be drawn. Save it anew with another program, and send that.'
  throw new Problem('invalid-input', sentence, { [field]: [sentence] })
}
