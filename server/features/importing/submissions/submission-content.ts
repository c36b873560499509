import { createHash } from 'node:crypto'
import type { SentFile } from '#contract/data-import/data-import.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** Files as a submission keeps them: small, and with the digest by which they are known. */
export interface PackedFiles {
  /** In base64, as a statement takes it. */
  readonly content: string
  readonly digest: string
}

export function packedFiles(files: readonly SentFile[]): PackedFiles {
  const text = JSON.stringify(files)
  return {
    content: gzipSync(text).toString('base64'),
    digest: createHash('sha256').update(text).digest('hex'),
  }
}

/** The files of a submission. */
export async function filesOf(store: SqlRunner, submission: number): Promise<SentFile[]> {
  const [row] = await store.query<{ content: string }>(
    `select encode(content, 'base64') as content from figure_submission where id = $1`,
    [submission],
  )
  return row ? JSON.parse(gunzipSync(Buffer.from(row.content, 'base64')).toString('utf8')) : []
}
