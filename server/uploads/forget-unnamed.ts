import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { UploadRoom } from './upload-room.ts'

/** What was put into the bucket since then may still get its row, in milliseconds. */
const GRACE = 60 * 60 * 1000

/**
 * What lies in the bucket and belongs to nothing is removed within two hours: an upload that was forgotten, a video that was deleted, with
 * whatever went with it, and what a process that was killed had not written down.
 */
export function forgetUnnamed(
  database: Database,
  { bucket }: UploadRoom,
  now: () => Date = () => new Date(),
): JobKind {
  return {
    name: 'forget-unnamed',
    attempts: 3,
    pause: growing(60, 4),
    every: 60 * 60,
    failure: 'What is no longer needed could not be removed from the bucket of UPLOADS_TO.',
    run: async () => {
      if (bucket === null) return
      const before = now().getTime() - GRACE
      const old = (await bucket.list()).filter(({ since }) => since.getTime() < before)
      if (old.length === 0) return
      const named = await database.query<{ object: string }>(
        `select object from upload_piece where object is not null
         union all select object from testimonial_video where object is not null`,
      )
      const kept = new Set(named.map(({ object }) => object))
      for (const { name } of old) if (!kept.has(name)) await bucket.remove(name)
    },
  }
}
