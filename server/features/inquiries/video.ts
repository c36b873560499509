import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { VIDEO_PART, videoType } from '#domain/inquiry/testimonial.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StoredBytes, UploadRoom } from '#server/uploads/upload-room.ts'

/** Videos that wait for a decision: more than this fill the store before anybody has looked. */
const MOST_WAITING = 40

/** Where videos are noted, and where their parts lie. */
interface VideoStore {
  readonly database: Database
  readonly uploads: UploadRoom
}

const NO_VIDEO = 'Send an MP4, WebM or Ogg video.'

/**
 * Keeps a part of a video. Parts come in their order; all but the last are full.
 * Throws `not-found` where no testimonial waits, `invalid-input`, and `too-many-requests` while too many wait.
 */
export async function keepVideoPart(
  { database, uploads }: VideoStore,
  inquiry: number,
  part: number,
  bytes: Buffer,
): Promise<void> {
  const type = part === 0 ? videoType(bytes) : null
  if (part === 0 && type === null) throw new Problem('invalid-input', NO_VIDEO, { video: [NO_VIDEO] })
  const { content, object } = await uploads.keep(bytes)
  await database.transaction(async (transaction) => {
    const [waiting] = await transaction.query<{ id: number }>(
      "select id from inquiry where id = $1 and kind = 'testimonial' and state = 'waiting' for update",
      [inquiry],
    )
    if (!waiting) throw new Problem('not-found', 'No testimonial waits for this video.')
    const [counted] = await transaction.query<{ videos: number }>(
      `select count(*) as videos from testimonial_video v join inquiry i on i.id = v.inquiry
       where v.part = 0 and i.state = 'waiting' and i.id <> $1`,
      [inquiry],
    )
    if ((counted?.videos ?? 0) >= MOST_WAITING)
      throw new Problem(
        'too-many-requests',
        'Many videos wait already. Send yours tomorrow.',
        {},
        24 * 60 * 60,
      )
    if (part === 0) await transaction.query('delete from testimonial_video where inquiry = $1', [inquiry])
    const [before] = await transaction.query<{ media_type: string; size: number }>(
      'select media_type, size from testimonial_video where inquiry = $1 and part = $2',
      [inquiry, part - 1],
    )
    if (part > 0 && before?.size !== VIDEO_PART)
      throw new Problem(
        'invalid-input',
        'Send the parts of the video in their order, each full but the last.',
      )
    await transaction.query(
      `insert into testimonial_video (inquiry, part, media_type, size, content, object)
       values ($1, $2, $3, $4, decode($5, 'base64'), $6) on conflict (inquiry, part) do nothing`,
      [inquiry, part, type ?? before?.media_type ?? '', bytes.length, content, object],
    )
  })
}

/** Sends a video, or the range of it that a player asks for, a part at a time. Throws `not-found`. */
export async function sendVideo(
  store: VideoStore,
  inquiry: number,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [video] = await store.database.query<{ media_type: string; size: number }>(
    'select min(media_type) as media_type, sum(size) as size from testimonial_video where inquiry = $1 having count(*) > 0',
    [inquiry],
  )
  if (!video) throw new Problem('not-found', 'There is no such video.')
  const range = rangeOf(headers.range, video.size)
  const { from, to } = range ?? { from: 0, to: video.size - 1 }
  return reply
    .code(range ? 206 : 200)
    .type(video.media_type)
    .headers({
      'accept-ranges': 'bytes',
      'content-length': to - from + 1,
      ...(range && { 'content-range': `bytes ${from}-${to}/${video.size}` }),
      'content-disposition': 'inline; filename="testimonial"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(partsOf(store, inquiry, from, to)))
}

/** Bytes of a range, both ends included; null: the whole. Players ask for one range, to the end or to a byte. */
export function rangeOf(header: string | undefined, size: number): { from: number; to: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return first !== '' && from <= to ? { from, to } : null
}

async function* partsOf(
  { database, uploads }: VideoStore,
  inquiry: number,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  for (let part = Math.floor(from / VIDEO_PART); part * VIDEO_PART <= to; part += 1) {
    const [row] = await database.query<StoredBytes>(
      "select encode(content, 'base64') as content, object from testimonial_video where inquiry = $1 and part = $2",
      [inquiry, part],
    )
    // Deleted meanwhile: the player gets the part that there was.
    if (!row) return
    const start = part * VIDEO_PART
    yield (await uploads.read(row)).subarray(Math.max(0, from - start), to - start + 1)
  }
}
