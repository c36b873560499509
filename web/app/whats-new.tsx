import { lazy, Suspense, useEffect, useState } from 'react'
import type { NewsRow } from '#contract/news/news.ts'
import { Coming } from '#web/kit/coming.tsx'

const WhatsNewPopup = lazy(() => import('#web/features/whats-new/whats-new-popup.tsx'))
const NewsletterInvitation = lazy(() => import('#web/features/send-in/newsletter-invitation.tsx'))

/** First after a minute, then looked at each minute (specification of accounts §9). */
const MINUTE_MS = 60_000

/** Opens the window "What's New" when there is something that the reader has not seen. A first view asks for nothing. */
export function WhatsNew() {
  const [isStaying, setIsStaying] = useState(false)
  const [updates, setUpdates] = useState<readonly NewsRow[]>([])
  useEffect(() => {
    let timer = 0
    const start = async () => {
      const { watchUpdates } = await import('#web/queries/unseen-updates.ts')
      const look = watchUpdates(setUpdates)
      look()
      setIsStaying(true)
      timer = window.setInterval(look, MINUTE_MS)
    }
    timer = window.setTimeout(() => void start(), MINUTE_MS)
    return () => {
      window.clearTimeout(timer)
      window.clearInterval(timer)
    }
  }, [])
  return (
    <Suspense fallback={<Coming />}>
      {updates.length > 0 && <WhatsNewPopup updates={updates} onClose={() => setUpdates([])} />}
      {isStaying && <NewsletterInvitation />}
    </Suspense>
  )
}
