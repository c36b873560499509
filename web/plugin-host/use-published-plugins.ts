import { useEffect } from 'react'
import type { listPlugins, Plugin } from '#contract/plugins/plugins.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** How often a page that shows plugins asks which are still on, in milliseconds. */
const ASK_EVERY = 60_000

export type PublishedPlugins =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly plugins: readonly Plugin[] }
  | { readonly status: 'failed'; readonly retry: () => void }

/**
 * The plugins that readers may turn on, asked again each minute and when the reader comes back to the page, so that one
 * that was disabled goes away (T33). While the server cannot say, none is shown.
 */
export function usePublishedPlugins(): PublishedPlugins {
  const answer = useAnswer<typeof listPlugins>('/plugins?size=1000')
  const { reload } = answer
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void reload()
    }
    const timer = setInterval(ask, ASK_EVERY)
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [reload])
  if (answer.status === 'loading') return { status: 'loading' }
  if (answer.status === 'failed') return { status: 'failed', retry: () => void reload() }
  return { status: 'ready', plugins: answer.value.results }
}
