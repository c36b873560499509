import { useState } from 'react'
import type { DataPull } from '#contract/data-import/data-pulls.ts'
import { PULL_RHYTHMS } from '#domain/data-pull/pull-rhythm.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { message } from '#domain/message/message.ts'
import { type Mapping, mappingText } from '#exchange/mapping/mapping.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, SelectField, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'

interface RepeatPartProps {
  readonly pull: DataPull
  readonly mapping: Mapping
}

/** Repeats what was read from another server, with the mapping that was agreed to. */
export function RepeatPart({ pull: { id, asked }, mapping }: RepeatPartProps) {
  const { text } = useLanguage()
  const [every, setEvery] = useState<(typeof PULL_RHYTHMS)[number]>('month')
  const [note, setNote] = useState('')
  const [token, setToken] = useState('')
  const [next, setNext] = useState<string | null>(null)
  const task = useTask()
  const needsToken = asked.kind === 'dhis2'
  const repeat = () =>
    task.run(async () => {
      const { next_at: at } = await change('POST /data-pulls/{id}/repeat', {
        path: { id },
        body: { every, note, mapping: mappingText(mapping), ...(needsToken && { token }) },
      })
      setNext(at)
    })
  if (next !== null)
    return <Text role="status">{text(message('pulls.repeated', { day: dayText(next) }))}</Text>
  return (
    <Stack as="section" gap={12} ruled={16} aria-labelledby="repeat-pull">
      <h2 id="repeat-pull">{text(message('pulls.repeat'))}</h2>
      <Text tone="soft" widest="80ch">
        {text(message('pulls.repeat-lead'))}
      </Text>
      <SelectField
        label={text(message('pulls.every-head'))}
        value={every}
        options={PULL_RHYTHMS.map((one) => ({
          value: one,
          label: text(message('pulls.every', { every: one })),
        }))}
        onChange={(event) => setEvery(PULL_RHYTHMS.find((one) => one === event.currentTarget.value) ?? every)}
      />
      <TextField
        label={text(message('submissions.note'))}
        {...limitsOf(IMPORT_FIELDS.note)}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {needsToken && (
        <TextField
          type="password"
          autoComplete="off"
          label={text(message('pulls.token'))}
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
      )}
      <FormError>{task.failure}</FormError>
      <Row>
        <Button
          disabled={task.busy || note.trim() === '' || (needsToken && token.trim() === '')}
          onClick={() => void repeat()}
        >
          {text(message('pulls.repeat-begin'))}
        </Button>
      </Row>
    </Stack>
  )
}
