import { useEffect, useState } from 'react'
import type { NewsRow } from '#contract/news/news.ts'
import { atLast } from '#web/files/next-try.ts'
import { later } from '#web/kit/later.tsx'

const WhatsNewPopup = later(
  async () => (await import('#web/features/whats-new/whats-new-popup.tsx')).default,
  { form: 'note' },
)
const NewsletterInvitation = later(
  async () => (await import('#web/features/send-in/newsletter-invitation.tsx')).default,
  { form: 'note' },
)

/** First after a minute, then looked at each minute (specification of accounts §9). */
const MINUTE_MS = 60_000

/** Opens the window "What's New" when there is something that the reader has not seen. A first view asks for nothing. */
export function WhatsNew() {
  const [isStaying, setIsStaying] = useState(false)
  const [updates, setUpdates] = useState<readonly NewsRow[]>([])
  useEffect(() => {
    let timer = 0
    const start = async () => {
      const { watchUpdates } = await atLast(() => import('#web/queries/unseen-updates.ts'))
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
    <>
      {updates.length > 0 && <WhatsNewPopup updates={updates} onClose={() => setUpdates([])} />}
      {isStaying && <NewsletterInvitation />}
    </>
  )
}
