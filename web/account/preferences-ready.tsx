import type { Preferences } from '#domain/account/preferences.ts'
import { PartLoading } from './part-loading.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { loadPreferences, usePreferences } from '#web/queries/preferences.ts'

/** Draws something that needs the person's choices, once they are there. */
export function PreferencesReady(props: { readonly children: (value: Preferences) => React.ReactNode }) {
  const state = usePreferences()
  if (state.status === 'ready') return props.children(state.value)
  if (state.status === 'loading') return <PartLoading what="your choices" />
  return (
    <LoadFailureMessage
      what="What you chose"
      reason={navigator.onLine ? 'broken' : 'offline'}
      onRetry={() => void loadPreferences()}
    />
  )
}
