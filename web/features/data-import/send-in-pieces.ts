import type { SentFile } from '#contract/data-import/data-import.ts'
import { LARGEST_PIECE, LARGEST_UPLOAD, type Upload } from '#contract/data-import/uploads.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import { hexOf } from './sent-files.ts'

/** Megabytes of files that can be brought at once. */
export const MOST_MEGABYTES = LARGEST_UPLOAD / 1024 / 1024

/** True for files that no upload holds: nobody waits for them to be read. */
export function isTooLarge(files: readonly Pick<File, 'size'>[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > LARGEST_UPLOAD
}

/** Letters up to which files go with the call itself. */
const MOST_AT_ONCE = 1_000_000

/** How often a piece is tried, and how long after a line that broke, in milliseconds. */
const [TRIES, PAUSE] = [5, 2000]

interface Following {
  /** Is told the share that is there. */
  readonly progress?: (share: number) => void
  readonly signal?: AbortSignal
  /** Between two tries; a test does not wait. */
  readonly pause?: number
}

/** Files as a call takes them: in it where they are small, else as an upload that has arrived in pieces before. */
export type FilesOfCall = { readonly files: SentFile[] } | { readonly upload: string }

/**
 * Sends large files in pieces, each again where the line breaks. The server knows them by their digest: whoever sends the same files
 * again, also after the page was closed, goes on where they stood, and what is there already is not sent twice.
 */
export async function filesOfCall(
  files: readonly SentFile[],
  { progress = () => undefined, signal, pause = PAUSE }: Following = {},
): Promise<FilesOfCall> {
  const text = JSON.stringify(files)
  // Without encryption a browser has no digests.
  if (text.length <= MOST_AT_ONCE || !window.isSecureContext) return { files: [...files] }
  const whole = new Blob([text])
  const digest = hexOf(await crypto.subtle.digest('SHA-256', await whole.arrayBuffer()))
  let upload = await ask('POST /uploads', { body: { size: whole.size, digest } }, signal)
  while (upload.received < upload.size) {
    progress(upload.received / upload.size)
    upload = await sentPiece(upload, whole, { signal, pause })
  }
  return { upload: upload.id }
}

async function sentPiece(
  { id, received }: Upload,
  whole: Blob,
  { signal, pause }: { readonly signal: AbortSignal | undefined; readonly pause: number },
): Promise<Upload> {
  const body = new FormData()
  body.set('piece', whole.slice(received, received + LARGEST_PIECE), 'piece')
  for (let tried = 1; ; tried++) {
    try {
      return await ask('PUT /uploads/{id}', { path: { id }, query: { from: received }, body }, signal)
    } catch (error) {
      const isBroken = error instanceof AskError && error.status === 0
      if (!isBroken || signal?.aborted || tried >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
