import { formatNumber } from '#domain/number/format.ts'
import { Button } from '../button.tsx'
import { Row } from '../layout.tsx'

interface PagerProps {
  /** What is counted, in the plural: `views`. */
  readonly what: string
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

/** Which rows of a long list are shown, and the ways to the pages before and after. Nothing for an empty list. */
export function Pager({ what, page: { number, size, count }, onPage }: PagerProps) {
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
      aria-label={`Pages of ${what}`}
    >
      <p role="status">
        {formatNumber(first, 0)} to {formatNumber(last, 0)} of {formatNumber(count, 0)} {what} · {size} per
        page
      </p>
      <Row gap={8}>
        <Button disabled={number === 1} onClick={() => onPage(number - 1)}>
          Previous
        </Button>
        <Button disabled={last === count} onClick={() => onPage(number + 1)}>
          Next
        </Button>
      </Row>
    </Row>
  )
}
