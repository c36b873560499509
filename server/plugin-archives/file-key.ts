import { createHmac, timingSafeEqual } from 'node:crypto'

/** Below this the files of plugins lie: `<key>/<path in the zip>`. */
export const PLUGIN_FILES = '/api/plugin-files'

/** How long the address of a preview holds, in milliseconds. */
const PREVIEW_MILLISECONDS = 60 * 60 * 1000

/** The thing that a key in the address of a file stands for. */
export type FileKey =
  | { readonly kind: 'published'; readonly plugin: number; readonly sha256: string }
  | { readonly kind: 'preview'; readonly submission: number }

/** Everybody may have the files of a published plugin; a new version has a new key. */
export function publishedKey(plugin: number, sha256: string): string {
  return `${plugin}-${sha256}`
}

/**
 * For the files of a submission that waits. A sandboxed frame sends no cookies with what it loads, so the address itself
 * must be the proof: signed, and good for an hour. `now` in milliseconds.
 */
export function previewKey(submission: number, secret: string, now: number): string {
  const until = now + PREVIEW_MILLISECONDS
  return `preview-${submission}-${until}-${signature(submission, until, secret)}`
}

/** Reads a key; null when it is none, is forged, or is over. */
export function readFileKey(key: string, secret: string, now: number): FileKey | null {
  const published = /^(\d{1,9})-([0-9a-f]{64})$/.exec(key)
  if (published) {
    return { kind: 'published', plugin: Number(published[1]), sha256: published[2] ?? '' }
  }
  const [, submission = '', until = '', given = ''] =
    /^preview-(\d{1,9})-(\d{1,15})-([\w-]{43})$/.exec(key) ?? []
  if (given === '' || Number(until) < now) return null
  const expected = Buffer.from(signature(Number(submission), Number(until), secret))
  return timingSafeEqual(expected, Buffer.from(given))
    ? { kind: 'preview', submission: Number(submission) }
    : null
}

function signature(submission: number, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`plugin preview ${submission} ${until}`).digest('base64url')
}
