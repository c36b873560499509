import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** Of the specification: this many rows until the reader asks for all. */
export const FIRST_ROWS = 10

interface ShowMoreProps {
  readonly all: boolean
  readonly onChange: (all: boolean) => void
  /** How many rows of how many stand there. */
  readonly count: string
}

/** Below a long table: all of its rows, or its first ones again. */
export function ShowMore({ all, onChange, count }: ShowMoreProps) {
  const { text } = useLanguage()
  return (
    <Row as="p" wrap align="center" gap={12} above={16} tone="soft">
      <Button aria-expanded={all} onClick={() => onChange(!all)}>
        {all ? text(message('about.less')) : text(message('about.more'))}
      </Button>
      {count}
    </Row>
  )
}
