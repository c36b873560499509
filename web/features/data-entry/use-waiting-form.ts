import { useEffect, useState } from 'react'
import { holdDraft } from '#web/device/draft-lock.ts'
import { formIn } from '#web/device/waiting-content.ts'
import { outboxCode } from '#web/keeping/outbox-code.ts'
import { outbox, somethingWaits } from '#web/keeping/outbox-state.ts'
import { useStore } from '#web/memory/store.ts'
import type { EntrySession } from './entry-session.ts'

/** Whether a form waits on this device to be sent for approval, and why it was refused. */
export interface FormWaiting {
  /** `unknown`: what waits was not read yet. `changed`: somebody saved meanwhile, and it has to be looked over before it is sent. */
  readonly status: 'unknown' | 'none' | 'approval' | 'changed'
  /** The words of the server; empty: it refused nothing. */
  readonly why: string
}

/** Follows whether a form waits. While it does, its session saves nothing; else its page sends it, and nobody else. */
export function useWaitingForm(session: EntrySession): FormWaiting {
  const all = useStore(outbox)
  const [isKnown, setIsKnown] = useState(() => {
    if (somethingWaits()) session.handOver()
    return !somethingWaits()
  })
  useEffect(() => {
    // While there is a line: without one the code could not be fetched.
    const code = outboxCode()
    if (isKnown) return
    void code
      .then(({ look }) => look())
      .catch(() => null)
      .finally(() => setIsKnown(true))
  }, [isKnown])
  const waiting = all.find(({ subject }) => subject === session.name)
  const isSending = waiting !== undefined && (formIn(waiting)?.note ?? null) !== null
  const isApproval = isSending && (waiting.status === 'waiting' || waiting.status === 'signIn')
  const isChanged = isSending && waiting.status === 'changedElsewhere'
  useEffect(() => {
    if (!isKnown) return
    if (isApproval) return session.handOver()
    session.resume()
    return holdDraft(session.name)
  }, [isKnown, isApproval, session])
  return {
    status: isApproval ? 'approval' : isChanged ? 'changed' : isKnown ? 'none' : 'unknown',
    why: waiting?.why ?? '',
  }
}
