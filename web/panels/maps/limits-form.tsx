import { useState } from 'react'
import { writtenLimits } from '#charts/map/written-limits.ts'
import { type Message, message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useId } from '#web/kit/use-id.ts'

interface LimitsFormProps {
  readonly limits: readonly number[]
  readonly onLimits: (limits: readonly number[]) => void
}

/** The limits between the classes of a map, as numbers with spaces or commas between them. */
export function LimitsForm({ limits, onLimits }: LimitsFormProps) {
  const { text } = useLanguage()
  const [written, write] = useState(limits.join(' '))
  const [problem, setProblem] = useState<Message | null>(null)
  const [id, helpId] = [useId(), useId()]
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const read = writtenLimits(written)
    setProblem(read.problem)
    if (read.limits) onLimits(read.limits)
  }
  return (
    <Box as="form" screen onSubmit={submit}>
      <Row wrap align="center" gap={8} above={10}>
        <label htmlFor={id}>{text(message('maps.limits'))}</label>
        <input
          id={id}
          inputMode="decimal"
          value={written}
          aria-describedby={helpId}
          aria-invalid={problem !== null}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit">{text(message('maps.apply'))}</Button>
      </Row>
      <Text id={helpId} tone={problem ? 'error' : 'soft'} size={13} above={4} role="status">
        {text(problem ?? message('maps.limits-help'))}
      </Text>
    </Box>
  )
}
