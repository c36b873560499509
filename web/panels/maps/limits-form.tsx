import { useId, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface LimitsFormProps {
  readonly limits: readonly number[]
  readonly onLimits: (limits: readonly number[]) => void
}

/** More limits than these make classes that cannot be told apart. */
const MOST = 6

/** The limits between the classes of a map, as numbers with spaces or commas between them. */
export function LimitsForm({ limits, onLimits }: LimitsFormProps) {
  const { text } = useLanguage()
  const [written, write] = useState(limits.join(' '))
  const [id, helpId] = [useId(), useId()]
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const numbers = written
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number)
      .filter(Number.isFinite)
    onLimits([...new Set(numbers)].toSorted((a, b) => a - b).slice(0, MOST))
  }
  return (
    <form onSubmit={submit}>
      <Row wrap align="center" gap={8} above={10}>
        <label htmlFor={id}>{text(message('maps.limits'))}</label>
        <input
          id={id}
          inputMode="decimal"
          value={written}
          aria-describedby={helpId}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit">{text(message('maps.apply'))}</Button>
      </Row>
      <Text id={helpId} tone="soft" size={13} above={4}>
        {text(message('maps.limits-help'))}
      </Text>
    </form>
  )
}
