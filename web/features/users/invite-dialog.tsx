import { useState } from 'react'
import type { InvitedLine } from '#contract/account/invitations.ts'
import { type ListedPerson, peopleIn } from '#domain/account/people-list.ts'
import { roleLabel } from '#domain/account/role.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { change } from '#web/queries/change.ts'
import { ListedPeople } from './listed-people.tsx'

/** People by a pasted list: each line is looked at while it is typed, and answered for itself when it is sent. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
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
    <Dialog form="centre" title="Invite people" onClose={onClose}>
      <Stack gap={16}>
        <Text tone="soft">
          Each of them gets a letter with a link to choose the password. The letter names you and the
          username, which is made of the name. The link works for 14 days and can be sent again.
        </Text>
        <FormError>{failure}</FormError>
        <TextArea
          label="One person in each line: name, e-mail, role, organisation"
          help="With commas, semicolons or tabs between them, as a table pastes them. Without a role somebody is a user."
          placeholder="Mina Bello, mina@example.org, moderator, FMoH"
          rows={6}
          value={list}
          onChange={({ currentTarget }) => setList(currentTarget.value)}
        />
        {lines.length > 0 && (
          <ListedPeople
            label="What was read"
            lines={lines.map(({ number, text, person, fault }) => {
              const wrong = fault ?? refused.get(text)
              return wrong === undefined && person
                ? { number, sentence: wordsOf(person), isRight: true }
                : { number, text, sentence: wrong ?? '', isRight: false }
            })}
          />
        )}
        {done.length > 0 && (
          <div role="status">
            <ListedPeople label="Invited" lines={done.map((line) => ({ ...line, isRight: true }))} />
          </div>
        )}
        <Row wrap gap={8} justify="end">
          <Button onClick={onClose}>{done.length > 0 ? 'Close' : 'Cancel'}</Button>
          <Button kind="primary" disabled={busy || right === 0} onClick={() => void send()}>
            {busy ? 'Inviting …' : `Invite ${right === 1 ? '1 person' : `${right} people`}`}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

function wordsOf({ name, email, role, organization }: ListedPerson): string {
  return [name, email, roleLabel(role), organization].filter((words) => words !== '').join(', ')
}
