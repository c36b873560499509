import { useState } from 'react'
import { Link } from 'wouter'
import type { DataPull, PULL_FAILURES, Pulled } from '#contract/data-import/data-pulls.ts'
import { type Message, message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'

interface PullListProps {
  readonly results: readonly DataPull[]
  readonly onPulled: (pull: DataPull, files: readonly File[]) => void
}

/** What was asked for, for a table. */
export function askedText(asked: Pulled): string {
  return asked.kind === 'file'
    ? asked.address
    : `${asked.address} · ${asked.periods.first} – ${asked.periods.last}`
}

/** What one reads from other servers, how far it has come, and what can be done with it. */
export function PullList({ results, onPulled }: PullListProps) {
  const { text } = useLanguage()
  return (
    <Table
      blocks
      label={text(message('pulls.own'))}
      rows={results}
      keyOf={({ id }) => id}
      columns={[
        { title: text(message('pulls.what')), names: true, cell: ({ asked }) => askedText(asked) },
        {
          title: text(message('pulls.state-head')),
          cell: (pull) => (
            <Stack gap={4}>
              <span>{text(message('pulls.state', pull))}</span>
              {pull.failure && <Text tone="warning">{text(failureOf(pull))}</Text>}
            </Stack>
          ),
        },
        { title: text(message('pulls.parts-head')), cell: (pull) => text(message('pulls.parts', pull)) },
        { title: text(message('pulls.steps')), cell: (pull) => <Steps {...{ pull, onPulled }} /> },
      ]}
    />
  )
}

/** The words of the message, which may have no hyphens. */
const FAILURES = {
  'not-listed': 'not_listed',
  'own-network': 'own_network',
  'too-large': 'too_large',
  'too-many-hops': 'too_many_hops',
  unreachable: 'unreachable',
  status: 'status',
  'no-dhis2': 'no_dhis2',
} as const satisfies Record<(typeof PULL_FAILURES)[number], string>

function failureOf({ failure, failure_status: status }: DataPull): Message {
  if (status === 401 || status === 403) return message('pulls.not-accepted')
  return message('pulls.failure', {
    kind: FAILURES[failure ?? 'unreachable'],
    status: String(status ?? ''),
  })
}

interface StepsProps extends Pick<PullListProps, 'onPulled'> {
  readonly pull: DataPull
}

function Steps({ pull, onPulled }: StepsProps) {
  const { text } = useLanguage()
  const [token, setToken] = useState('')
  const task = useTask()
  const { id, state, asked, done, submission } = pull
  const path = { id }
  const take = () =>
    task.run(async () => {
      const { files } = await ask('GET /data-pulls/{id}/files', { path })
      onPulled(
        pull,
        files.map(
          ({ name, base64 }) => new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name),
        ),
      )
    })
  const resume = () =>
    task.run(() =>
      change('POST /data-pulls/{id}/resume', { path, body: token.trim() === '' ? {} : { token } }),
    )
  const needsToken = asked.kind === 'dhis2' && (state === 'broken' || state === 'cancelled')
  return (
    <Stack gap={8}>
      {needsToken && (
        <TextField
          optional
          type="password"
          autoComplete="off"
          label={text(message('pulls.new-token'))}
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
      )}
      <Row gap={8} wrap>
        {state === 'running' && (
          <Button
            disabled={task.busy}
            onClick={() => void task.run(() => change('POST /data-pulls/{id}/cancel', { path, body: {} }))}
          >
            {text(message('pulls.stop'))}
          </Button>
        )}
        {(state === 'broken' || state === 'cancelled') && (
          <Button disabled={task.busy} onClick={() => void resume()}>
            {text(message('pulls.resume'))}
          </Button>
        )}
        {done > 0 && state !== 'running' && submission === null && (
          <Button
            kind={state === 'done' ? 'primary' : 'quiet'}
            disabled={task.busy}
            onClick={() => void take()}
          >
            {text(message('pulls.use'))}
          </Button>
        )}
        {submission !== null && (
          <Link href={`/data-import/${submission}`}>{text(message('pulls.submission'))}</Link>
        )}
      </Row>
      <FormError>{task.failure}</FormError>
    </Stack>
  )
}
