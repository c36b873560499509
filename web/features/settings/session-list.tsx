import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { PartLoading } from '#web/account/part-loading.tsx'
import parts from '#web/account/settings-part.module.css'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'
import { leaveOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { SessionRow } from './session-row.tsx'

/** How many are shown before the rest is asked for. */
const FEW = 5

type Session = AnswerOf<'GET /account/sessions'>['results'][number]

/** Where the person is signed in, and the ways to end that. */
export function SessionList() {
  const answer = useAnswer('GET /account/sessions')
  return (
    <WhenAnswered answer={answer} what="the list of your devices" wait={<PartLoading what="your devices" />}>
      {({ results }) => <Sessions sessions={results} />}
    </WhenAnswered>
  )
}

function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { failure, run } = useTask((error) => refusalText(error, 'It could not be done. Try again.'))
  const end = ({ id, device }: Session) =>
    run(async () => {
      await change('DELETE /account/sessions/{id}', { path: { id } })
      void showToast({ kind: 'success', title: `${device} is signed out.` })
    })
  const endOthers = () =>
    run(async () => {
      await change('DELETE /account/sessions', { query: { keep: 'this' } })
      void showToast({ kind: 'success', title: 'You are signed out everywhere else.' })
    })
  const endAll = async () => {
    await ask('DELETE /account/sessions')
    leaveOwnAccount()
  }
  return (
    <>
      <FormError>{failure}</FormError>
      <Stack as="ul" gap={16} className={parts.list}>
        {(showsAll ? sessions : sessions.slice(0, FEW)).map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
        ))}
      </Stack>
      <Row wrap gap={8} align="center">
        {sessions.length > FEW && !showsAll && (
          <Button onClick={() => setShowsAll(true)}>Show all {sessions.length}</Button>
        )}
        {sessions.length > 1 && <Button onClick={() => void endOthers()}>Sign out everywhere else</Button>}
        <Button onClick={() => setLeaving(true)}>Sign out everywhere</Button>
      </Row>
      {isLeaving && (
        <ConfirmDialog
          title="Sign out everywhere?"
          action="Sign out everywhere"
          keep="Stay signed in"
          onConfirm={endAll}
          onClose={() => setLeaving(false)}
        >
          Drafts that are on this device and not saved in your account are removed from it.
        </ConfirmDialog>
      )}
    </>
  )
}
