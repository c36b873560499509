import { lazy, Suspense, useEffect, useState } from 'react'
import type { NewsRow } from '#contract/news/news.ts'
import { Coming } from '#web/kit/coming.tsx'

const WhatsNewPopup = lazy(() => import('#web/features/whats-new/whats-new-popup.tsx'))

/** First after a minute, then looked at each minute (specification of accounts §9). */
const MINUTE_MS = 60_000

/** Opens the window "What's New" when there is something that the reader has not seen. A first view asks for nothing. */
export function WhatsNew() {
  const [updates, setUpdates] = useState<readonly NewsRow[]>([])
  useEffect(() => {
    let timer = 0
    const start = async () => {
      const { watchUpdates } = await import('#web/queries/unseen-updates.ts')
      const look = watchUpdates(setUpdates)
      look()
      timer = window.setInterval(look, MINUTE_MS)
    }
    timer = window.setTimeout(() => void start(), MINUTE_MS)
    return () => {
      window.clearTimeout(timer)
      window.clearInterval(timer)
    }
  }, [])
  if (updates.length === 0) return null
  return (
    <Suspense fallback={<Coming />}>
      <WhatsNewPopup updates={updates} onClose={() => setUpdates([])} />
    </Suspense>
  )
}
