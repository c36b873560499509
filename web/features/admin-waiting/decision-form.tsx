import { IconCheck } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { TextRule } from '#domain/form/field-rule.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'

/** One of the two ways to decide. */
export interface Way {
  readonly label: string
  /** The words have to be there for it; absent: they may be empty. */
  readonly needsWords?: true
  /** Why this way is not open yet, while the other one is; null or absent: it is. */
  readonly closed?: string | null
  readonly run: (words: string) => Promise<unknown>
}

interface DecisionFormProps {
  readonly label: string
  readonly help: string
  readonly rule: TextRule
  readonly primary: Way
  readonly secondary: Way
  /** Why nothing can be decided yet; null: it can. */
  readonly closed?: string | null
  /** After the server has said yes. */
  readonly onDone: () => void
  /** The server refused: somebody else may have decided, or it was changed. */
  readonly onRefused: () => void
}

/** The words that go with a decision, one primary button and the other way. What is typed stays when it was refused. */
export function DecisionForm(props: DecisionFormProps) {
  const { label, help, rule, primary, secondary, closed = null, onDone, onRefused } = props
  const checks = useChecks()
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const { busy, failure, run } = useTask()
  const decide = async ({ needsWords, run: send }: Way) => {
    const fault = needsWords ? checks.text(rule)(words) : null
    setMissing(fault)
    if (fault) return
    if (await run(() => send(words.trim()))) onDone()
    else onRefused()
  }
  return (
    <Stack gap={12} above={16} shrinks>
      <FormError>{failure}</FormError>
      <TextArea
        label={label}
        help={help}
        rows={4}
        maxLength={rule.longest}
        error={missing}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Row wrap gap={8}>
        <Button
          kind="primary"
          disabled={busy || (closed ?? primary.closed ?? null) !== null}
          onClick={() => void decide(primary)}
        >
          <IconCheck size={16} aria-hidden="true" /> {primary.label}
        </Button>
        <Button disabled={busy || closed !== null} onClick={() => void decide(secondary)}>
          {secondary.label}
        </Button>
      </Row>
      {(closed ?? primary.closed) && <p role="status">{closed ?? primary.closed}</p>}
    </Stack>
  )
}
