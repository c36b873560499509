import type { Preferences } from '#domain/account/preferences.ts'
import { message } from '#domain/message/message.ts'
import { PartLoading } from './part-loading.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { loadPreferences, usePreferences } from '#web/queries/preferences.ts'

/** Draws something that needs the person's choices, once they are there. */
export function PreferencesReady(props: { readonly children: (value: Preferences) => React.ReactNode }) {
  const state = usePreferences()
  if (state.status === 'ready') return props.children(state.value)
  if (state.status === 'loading') return <PartLoading what={message('security.your-choices')} />
  return (
    <LoadFailureMessage
      what={message('security.what-you-chose')}
      reason={navigator.onLine ? 'broken' : 'offline'}
      onRetry={() => void loadPreferences()}
    />
  )
}
