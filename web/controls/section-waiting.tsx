import { message } from '#domain/message/message.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import type { LoadFailure } from '#web/queries/resource.ts'
import { SectionFrame } from './section-frame.tsx'
import { SectionMessage } from './section-lead.tsx'

/** What a section without figures waits for, or why it has none. */
export type WaitingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }

/** A section whose figures are on their way or could not be loaded; it has no controls yet. */
export function SectionWaiting({ state }: { readonly state: WaitingState }) {
  return (
    <SectionFrame>
      <SectionMessage>
        {state.status === 'loading' ? (
          <Loading what={message('shell.the-figures')} />
        ) : (
          <LoadFailureMessage
            what={message('shell.this-indicator')}
            reason={state.reason}
            onRetry={state.retry}
          />
        )}
      </SectionMessage>
    </SectionFrame>
  )
}
