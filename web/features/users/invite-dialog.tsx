import { useState } from 'react'
import type { InvitedLine } from '#contract/account/invitations.ts'
import { type ListedPerson, peopleIn } from '#domain/account/people-list.ts'
import { roleName } from '#domain/account/role.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { change } from '#web/queries/change.ts'
import { ListedPeople } from './listed-people.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** People by a pasted list: each line is looked at while it is typed, and answered for itself when it is sent. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { text: say } = useLanguage()
  const [list, setList] = useState('')
  const [done, setDone] = useState<readonly InvitedLine[]>([])
  const { busy, failure, run } = useTask()
  const lines = peopleIn(list)
  const right = lines.filter(({ person }) => person !== null).length
  const send = () =>
    run(async () => {
      const answer = await change('POST /users/invitations', { body: { list } })
      setDone((before) => [...before, ...answer.lines.filter(({ outcome }) => outcome === 'invited')])
      // What was refused stays to be mended; nothing of it is lost.
      const refused = answer.lines.filter(({ outcome }) => outcome === 'refused')
      setList(refused.map(({ text }) => text).join('\n'))
      setRefused(new Map(refused.map(({ text, sentence }) => [text, sentence])))
    })
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  return (
    <Dialog form="centre" title={say(message('users.invite-people'))} onClose={onClose}>
      <Stack gap={16}>
        <Text tone="soft">{say(message('users.invite-about'))}</Text>
        <FormError>{failure}</FormError>
        <TextArea
          label={say(message('users.invite-list'))}
          help={say(message('users.invite-help'))}
          placeholder={say(message('users.invite-example'))}
          rows={6}
          value={list}
          onChange={({ currentTarget }) => setList(currentTarget.value)}
        />
        {lines.length > 0 && (
          <ListedPeople
            label={say(message('users.what-was-read'))}
            lines={lines.map(({ number, text, person, fault }) => {
              const wrong = fault === null ? refused.get(text) : say(fault)
              return wrong === undefined && person
                ? { number, sentence: wordsOf(person, say), isRight: true }
                : { number, text, sentence: wrong ?? '', isRight: false }
            })}
          />
        )}
        {done.length > 0 && (
          <div role="status">
            <ListedPeople
              label={say(message('users.invited'))}
              lines={done.map((line) => ({ ...line, isRight: true }))}
            />
          </div>
        )}
        <Row wrap gap={8} justify="end">
          <Button onClick={onClose}>
            {say(done.length > 0 ? message('manage.close') : message('manage.cancel'))}
          </Button>
          <Button kind="primary" disabled={busy || right === 0} onClick={() => void send()}>
            {say(busy ? message('users.inviting') : message('users.invite-count', { count: right }))}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

type Say = ReturnType<typeof useLanguage>['text']

function wordsOf({ name, email, role, organization }: ListedPerson, say: Say): string {
  return [name, email, say(roleName(role)), organization].filter((words) => words !== '').join(', ')
}
