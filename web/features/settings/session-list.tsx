import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { PartLoading } from '#web/account/part-loading.tsx'
import parts from '#web/account/settings-part.module.css'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
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
    <WhenAnswered
      answer={answer}
      what={message('settings.devices-list')}
      wait={<PartLoading what={message('settings.devices-yours')} />}
    >
      {({ results }) => <Sessions sessions={results} />}
    </WhenAnswered>
  )
}

function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const { text } = useLanguage()
  const [showsAll, setShowsAll] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { failure, run } = useTask((error) => refusalText(error, text(message('settings.not-done'))))
  const end = ({ id, device }: Session) =>
    run(async () => {
      await change('DELETE /account/sessions/{id}', { path: { id } })
      void showToast({ kind: 'success', title: text(message('settings.device-out', { device })) })
    })
  const endOthers = () =>
    run(async () => {
      await change('DELETE /account/sessions', { query: { keep: 'this' } })
      void showToast({ kind: 'success', title: text(message('settings.out-elsewhere')) })
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
          <Button onClick={() => setShowsAll(true)}>
            {text(message('settings.show-all', { count: whole(sessions.length) }))}
          </Button>
        )}
        {sessions.length > 1 && (
          <Button onClick={() => void endOthers()}>{text(message('settings.sign-out-elsewhere'))}</Button>
        )}
        <Button onClick={() => setLeaving(true)}>{text(message('settings.sign-out-all'))}</Button>
      </Row>
      {isLeaving && (
        <ConfirmDialog
          title={text(message('settings.sign-out-all-ask'))}
          action={text(message('settings.sign-out-all'))}
          keep={text(message('settings.stay'))}
          onConfirm={endAll}
          onClose={() => setLeaving(false)}
        >
          {text(message('settings.drafts-go'))}
        </ConfirmDialog>
      )}
    </>
  )
}
