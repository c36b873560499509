import { useState } from 'react'
import type { NewsRow } from '#contract/news/news.ts'
import { may } from '#domain/account/capability.ts'
import { message } from '#domain/message/message.ts'
import NotificationsPage from '#web/features/notifications/notifications-page.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { later } from '#web/kit/later.tsx'

const WhatsNewPopup = later(
  async () => (await import('#web/features/whats-new/whats-new-popup.tsx')).default,
  { form: 'note' },
)

/** Notifications of an administrator, with the ways to write an update and to see the window that readers get. */
export default function AdminNotifications() {
  const { text } = useLanguage()
  const holder = useHolder()
  const [updates, setUpdates] = useState<readonly NewsRow[]>([])
  const show = () =>
    withFailureToast(text(message('notifications.updates-not-loaded')), async () => {
      const { results } = await ask('GET /news/updates', { query: { size: 20, ordering: '-created_at' } })
      setUpdates(results)
      if (results.length === 0)
        await showToast({ kind: 'notice', title: text(message('notifications.no-update')) })
    })
  return (
    <>
      <NotificationsPage
        actions={
          <>
            <Button onClick={() => void show()}>{text(message('notifications.show-modal'))}</Button>
            {may(holder, 'news.change') && (
              <LinkButton kind="primary" href="/admin#/updates">
                {text(message('notifications.add-updates'))}
              </LinkButton>
            )}
          </>
        }
      />
      {updates.length > 0 && <WhatsNewPopup updates={updates} onClose={() => setUpdates([])} />}
    </>
  )
}
