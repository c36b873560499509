import { showToast } from '#web/kit/toast.ts'
import { AskError } from '#web/queries/ask.ts'
import { setUnreadCount } from '#web/queries/unread-count.ts'

/** A change tells how many are unread now, for the badge in the menu; then the list is asked again. */
export type ChangeNotifications = (change: () => Promise<{ readonly unread: number }>) => void

/** Does a change, tells what went wrong, and asks for the list again. */
export function useChange(reload: () => Promise<void>): ChangeNotifications {
  return (change) => {
    const work = async () => {
      try {
        setUnreadCount((await change()).unread)
      } catch (error) {
        const text = error instanceof AskError ? error.message : ''
        await showToast({ kind: 'error', title: 'That did not work', text })
      }
      await reload()
    }
    void work()
  }
}
