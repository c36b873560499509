import { atLast } from '#web/files/next-try.ts'
import { AskError } from './ask-error.ts'
import type { Toast } from './toast-region.tsx'

/** Shows a message without taking the focus. What draws it is loaded with the first one, as often as it takes. */
export async function showToast(toast: Toast): Promise<void> {
  const { drawToast } = await atLast(() => import('./toast-region.tsx'))
  drawToast(toast)
}

/** Says in a message that something did not work, with the reason of the server. */
export async function showFailure(title: string, error: unknown): Promise<void> {
  await showToast({ kind: 'error', title, text: error instanceof AskError ? error.message : '' })
}

/** Does something, or says in a message that it did not work. Gives whether it did. */
export async function withFailureToast(title: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    await showFailure(title, error)
    return false
  }
}
