import { useState } from 'react'
import type { endAllSessions, endSession, listSessions } from '#contract/accounts/own-sessions.ts'
import parts from '#web/account/settings-part.module.css'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { PartLoading } from '#web/account/part-loading.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import { leaveOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { SessionRow } from './session-row.tsx'

/** How many are shown before the rest is asked for. */
const FEW = 5

/** Where the person is signed in, and the ways to end that. */
export function SessionList() {
  const sessions = useAnswer<typeof listSessions>('/account/sessions')
  const [failure, setFailure] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  if (sessions.status === 'loading') return <PartLoading what="your devices" />
  if (sessions.status === 'failed') {
    return <LoadFailureMessage what="The list of your devices" reason="broken" onRetry={sessions.reload} />
  }
  const { results } = sessions.value
  const act = async (work: Promise<unknown>, after: () => Promise<void> | void) => {
    setFailure(null)
    try {
      await work
      await after()
    } catch (error) {
      setFailure(error instanceof AskError ? error.message : 'It could not be done. Try again.')
    }
  }
  const tell = (sentence: string) => async () => {
    void showToast({ kind: 'success', title: sentence })
    await sessions.reload()
  }
  const end = (path: string) => ask<typeof endAllSessions>('DELETE', path)
  return (
    <>
      <FormError>{failure}</FormError>
      <ul className={parts.list}>
        {(showsAll ? results : results.slice(0, FEW)).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() =>
              void act(
                ask<typeof endSession>('DELETE', `/account/sessions/${session.id}`),
                tell(`${session.device} is signed out.`),
              )
            }
          />
        ))}
      </ul>
      <div className={parts.actions}>
        {results.length > FEW && !showsAll && (
          <Button onClick={() => setShowsAll(true)}>Show all {results.length}</Button>
        )}
        {results.length > 1 && (
          <Button
            onClick={() =>
              void act(end('/account/sessions?keep=this'), tell('You are signed out everywhere else.'))
            }
          >
            Sign out everywhere else
          </Button>
        )}
        <Button onClick={() => void act(end('/account/sessions'), leaveOwnAccount)}>
          Sign out everywhere
        </Button>
      </div>
    </>
  )
}
