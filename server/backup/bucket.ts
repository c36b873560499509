import { createWriteStream, openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openBucket } from '#server/platform/bucket/open-bucket.ts'
import type { S3Account } from '#server/platform/s3-variables.ts'
import type { BackupPlace } from './kept-backup.ts'
import { momentOf } from './kept-backups.ts'

interface BackupBucket extends BackupPlace {
  /** Brings a file of the bucket here. */
  bring(name: string, path: string): Promise<void>
}

/** A bucket of a service that speaks S3, for backups; `address` is `s3://bucket/prefix`. */
export function bucketOf(address: string, account: S3Account): BackupBucket {
  const bucket = openBucket(address, account)
  return {
    address,
    put: async (path) => bucket.put(basename(path), await openAsBlob(path)),
    async list() {
      const files = await bucket.list()
      return files.filter(({ name }) => momentOf(name) !== null).map(({ name, bytes }) => ({ name, bytes }))
    },
    remove: (name) => bucket.remove(name),
    async bring(name, path) {
      const { body } = await bucket.get(name)
      if (body === null) throw new Error(`${address} has nothing in ${name}.`)
      await pipeline(partsOf(body), createWriteStream(path))
    },
  }
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
