import { useState } from 'react'
import type { endAllSessions, endSession, listSessions } from '#contract/accounts/own-sessions.ts'
import parts from '#web/account/settings-part.module.css'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { momentText } from '#web/kit/moment.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './settings-page.module.css'

/** Where the person is signed in, and the ways to end that. */
export function SessionList() {
  const sessions = useAnswer<typeof listSessions>('/account/sessions')
  const [failure, setFailure] = useState<string | null>(null)
  if (sessions.status === 'loading') return <Loading what="your devices" />
  if (sessions.status === 'failed') {
    return <LoadFailureMessage what="The list of your devices" reason="broken" onRetry={sessions.reload} />
  }
  const act = async (work: Promise<unknown>, sentence: string) => {
    setFailure(null)
    try {
      await work
      void showToast({ kind: 'success', title: sentence })
      await sessions.reload()
    } catch (error) {
      setFailure(error instanceof AskError ? error.message : 'It could not be done. Try again.')
    }
  }
  const others = sessions.value.results.filter(({ is_current }) => !is_current)
  return (
    <>
      <FormError>{failure}</FormError>
      <ul className={parts.list}>
        {sessions.value.results.map(({ id, device, network, is_current, created_at, last_used_at }) => (
          <li key={id} className={classes.session}>
            <div>
              <p className={classes.device}>
                {device}
                {is_current && <span className={classes.here}>This one</span>}
              </p>
              <p className={parts.note}>
                {network && `Network ${network} · `}
                Signed in {momentText(created_at)} · last used {momentText(last_used_at)}
              </p>
            </div>
            {!is_current && (
              <Button
                aria-label={`Sign out ${device}, last used ${momentText(last_used_at)}`}
                onClick={() =>
                  void act(
                    ask<typeof endSession>('DELETE', `/account/sessions/${id}`),
                    `${device} is signed out.`,
                  )
                }
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button
            onClick={() =>
              void act(
                ask<typeof endAllSessions>('DELETE', '/account/sessions?keep=this'),
                'You are signed out everywhere else.',
              )
            }
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </>
  )
}
