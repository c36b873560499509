import { randomUUID } from 'node:crypto'
import { Problem } from '#domain/problem.ts'
import { openBucket } from '#server/platform/bucket/open-bucket.ts'
import type { UploadVariables } from '#server/platform/upload-variables.ts'

/** How long a bucket may take to give a part back, in milliseconds: whoever asked waits for it. */
const PATIENCE = 20_000

/** Bytes as a row has them: beside it, or in the bucket under a name. One of both is null. */
export interface StoredBytes {
  /** In base64, for `decode($1, 'base64')`. */
  readonly content: string | null
  readonly object: string | null
}

/** What a bucket holds that nothing may name any more. */
export interface BucketObject {
  readonly name: string
  readonly since: Date
}

/** Where the large things are kept that people send: beside their rows in the store, or in a bucket. */
export interface UploadRoom {
  /**
   * Takes bytes in, before the row that names them is written; a row that is not written leaves them to `forgetUnnamed`.
   * Throws `store-unavailable` when the bucket does not answer.
   */
  keep(bytes: Buffer): Promise<StoredBytes>
  /** The bytes of a row. Throws `store-unavailable`, also for bytes in a bucket that is no longer set. */
  read(stored: StoredBytes): Promise<Buffer>
  /** null: there is no bucket. */
  readonly bucket: {
    list(): Promise<readonly BucketObject[]>
    remove(name: string): Promise<void>
  } | null
}

/** The bucket of the settings, or the store itself. */
export function openUploadRoom(settings: UploadVariables | null): UploadRoom {
  const bucket = settings && openBucket(settings.to, settings.s3)
  return {
    async keep(bytes) {
      if (bucket === null) return { content: bytes.toString('base64'), object: null }
      const object = randomUUID()
      await orUnavailable(bucket.put(object, new Blob([new Uint8Array(bytes)])))
      return { content: null, object }
    },
    async read({ content, object }) {
      if (content !== null) return Buffer.from(content, 'base64')
      if (bucket === null || object === null)
        throw unavailable(new Error('The bucket of UPLOADS_TO, which holds it, is not set.'))
      const answer = bucket.get(object, AbortSignal.timeout(PATIENCE))
      return orUnavailable(answer.then(async (found) => Buffer.from(await found.arrayBuffer())))
    },
    bucket,
  }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(cause: unknown): Problem {
  const problem = new Problem(
    'store-unavailable',
    'The place where files are kept does not answer at the moment. Try again in a few seconds.',
  )
  problem.cause = cause
  return problem
}
