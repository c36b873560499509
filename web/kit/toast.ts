import { atLast } from '#web/files/next-try.ts'
import { AskError } from './ask-error.ts'
import type { Toast } from './toast-region.tsx'

/** Shows a message without taking the focus. What draws it is loaded with the first one, as often as it takes. */
export async function showToast(toast: Toast): Promise<void> {
  const { drawToast } = await atLast(() => import('./toast-region.tsx'))
  drawToast(toast)
}

/** Says in a message what did not work, and the reason of the server. */
export async function showFailure(what: string, error: unknown): Promise<void> {
  const reason = error instanceof AskError ? error.message : ''
  await showToast({ kind: 'error', text: reason ? `${what.replace(/\.$/, '')}. ${reason}` : what })
}

/** Does something, or says in a message that it did not work. Gives whether it did. */
export async function withFailureToast(what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    await showFailure(what, error)
    return false
  }
}
