import { message, type Value } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Button } from '../button.tsx'
import { Row } from '../layout.tsx'

interface PagerProps {
  /** The things counted, in the plural: `views`. */
  readonly what: Value
  readonly page: {
    /** Of this page, from 1. */
    readonly number: number
    /** The most rows that a page holds. */
    readonly size: number
    /** Rows of the whole list. */
    readonly count: number
  }
  readonly onPage: (number: number) => void
}

/** The shown rows of a long list, and the ways to the pages before and after. Nothing for an empty list. */
export function Pager({ what, page: { number, size, count }, onPage }: PagerProps) {
  const { text } = useLanguage()
  if (count === 0) return null
  const [first, last] = [(number - 1) * size + 1, Math.min(number * size, count)]
  return (
    <Row
      as="nav"
      wrap
      gap={12}
      align="center"
      justify="between"
      above={16}
      tone="soft"
      figures
      aria-label={text(message('records.pages', { what }))}
    >
      <p role="status">
        {text(
          message('records.rows', {
            first: whole(first),
            last: whole(last),
            count: whole(count),
            what,
            size: whole(size),
          }),
        )}
      </p>
      <Row gap={8}>
        <Button disabled={number === 1} onClick={() => onPage(number - 1)}>
          {text(message('records.previous'))}
        </Button>
        <Button disabled={last === count} onClick={() => onPage(number + 1)}>
          {text(message('records.next'))}
        </Button>
      </Row>
    </Row>
  )
}
