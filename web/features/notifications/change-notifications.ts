import { message } from '#domain/message/message.ts'
import { withFailureToast } from '#web/kit/toast.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { askAgainAfter } from '#web/queries/change.ts'
import { setUnreadCount } from '#web/queries/unread-count.ts'

/**
 * Makes a change of notifications. It tells how many are unread now, for the badge in the menu. Where it did not work that is
 * said, and the list is asked for again: what was to be changed may be gone.
 */
export async function changeNotifications(make: () => Promise<{ readonly unread: number }>): Promise<void> {
  const isMade = await withFailureToast(pageLanguage.get().text(message('notifications.failed')), async () =>
    setUnreadCount((await make()).unread),
  )
  if (!isMade) await askAgainAfter('POST /notifications/read-all')
}
