import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import type { SentFile } from '#contract/data-import/data-import.ts'

/** Files on their way: under our names, as they were dropped, and the format that was read; empty: our own. */
export interface ReadyFiles {
  readonly files: readonly SentFile[]
  readonly origins: FigureSubmission['origins']
  readonly format: string
}

/** Bytes of a file in which its first row stands. */
const HEAD = 2000

/** The files as they are, where all have the columns of an import, so that nothing has to be mapped; else null. */
export async function ownFiles(chosen: readonly File[]): Promise<readonly SentFile[] | null> {
  const heads = await Promise.all(chosen.map((file) => file.slice(0, HEAD).text()))
  if (!heads.every(hasOurColumns)) return null
  return Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() })))
}

/** Whether the first row names the columns of an import. */
function hasOurColumns(text: string): boolean {
  const heads = (text.replace('\ufeff', '').split(/\r?\n/)[0] ?? '').toLowerCase().split(',')
  return ['indicator', 'datasource', 'location', 'period', 'value'].every((name) =>
    heads.some((head) => head.trim().replaceAll('"', '') === name),
  )
}

/** Names and digests of files; none where the browser has no digests, as on an address without encryption. */
export async function originsOf(chosen: readonly File[]): Promise<FigureSubmission['origins']> {
  if (!window.isSecureContext) return []
  return Promise.all(
    chosen.map(async (file) => {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
      return { name: file.name, sha256: hexOf(digest) }
    }),
  )
}

function hexOf(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
