import { createHash } from 'node:crypto'
import { Problem } from '#domain/problem.ts'
import { DOTS } from '#server/native/natives.ts'
import { LARGEST_ORDER, setPaper } from '#server/native/set-paper.ts'
import { RecentlyUsed } from '#server/platform/recently-used.ts'

/** Bytes of what is remembered: of some thousands of pictures, by what they hold. */
const LARGEST_MEMORY = 256 * 1024

const known = new RecentlyUsed<{ readonly isDrawable: boolean }>(LARGEST_MEMORY, () => 8)

/** Whether a picture can be drawn: it is decoded, in a process of its own, by what sets documents on paper. */
export async function isDrawable(
  bytes: Uint8Array,
  type: 'png' | 'jpeg' | 'webp',
  signal: AbortSignal,
): Promise<boolean> {
  const name = createHash('sha256').update(bytes).digest('base64url')
  const found = known.get(name) ?? { isDrawable: await decodes(bytes, type, signal) }
  known.keep(name, found)
  return found.isDrawable
}

async function decodes(bytes: Uint8Array, type: string, signal: AbortSignal): Promise<boolean> {
  const file = `picture.${type}`
  const order = { template: 'picture', data: { file }, files: { [file]: bytes }, as: 'pdf' } as const
  try {
    await setPaper({ ...order, madeAt: new Date(0) }, signal, { child: DOTS, largest: LARGEST_ORDER })
    return true
  } catch (error) {
    if (signal.aborted) throw error
    // Refused by the decoder, or too much for it. That there is no process at all says nothing of the picture.
    if (error instanceof Problem || isRefusal(error)) return false
    throw error
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && !('code' in error)
}
