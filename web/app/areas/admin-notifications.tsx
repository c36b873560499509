import { lazy, Suspense, useState } from 'react'
import type { listNews, NewsRow } from '#contract/news/news.ts'
import NotificationsPage from '#web/features/notifications/notifications-page.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'

const WhatsNewPopup = lazy(() => import('#web/features/whats-new/whats-new-popup.tsx'))

/** Notifications of an administrator, with the ways to write an update and to see the window that readers get. */
export default function AdminNotifications() {
  const [updates, setUpdates] = useState<readonly NewsRow[]>([])
  const show = async () => {
    try {
      const { results } = await ask<typeof listNews>('GET', '/news/updates?size=20&ordering=-created_at')
      setUpdates(results)
      if (results.length === 0) await showToast({ kind: 'error', title: 'There is no update to show yet' })
    } catch (error) {
      const text = error instanceof AskError ? error.message : ''
      await showToast({ kind: 'error', title: 'The updates could not be loaded', text })
    }
  }
  return (
    <>
      <NotificationsPage
        actions={
          <>
            <Button onClick={() => void show()}>Show Modal</Button>
            <LinkButton kind="primary" href="/admin#/updates">
              Add Updates
            </LinkButton>
          </>
        }
      />
      {updates.length > 0 && (
        <Suspense fallback={null}>
          <WhatsNewPopup updates={updates} onClose={() => setUpdates([])} />
        </Suspense>
      )}
    </>
  )
}
