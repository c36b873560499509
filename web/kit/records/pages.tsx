import type { Page } from '#contract/listing/page.ts'
import { formatNumber } from '#domain/number/format.ts'
import { Button } from '../button.tsx'
import classes from './pages.module.css'

interface PagesProps {
  /** What the rows are, in the plural: `users`. */
  readonly what: string
  readonly page: Page<unknown>
  /** Number of the page, from 1. */
  readonly number: number
  readonly size: number
  readonly onPage: (number: number) => void
}

/** Which rows of a list are shown, and the way to the pages before and after. */
export function Pages({ what, page, number, size, onPage }: PagesProps) {
  if (page.count === 0) return null
  const first = (number - 1) * size + 1
  const last = first + page.results.length - 1
  return (
    <div className={classes.foot}>
      <span role="status">
        {formatNumber(first, 0)} to {formatNumber(last, 0)} of {formatNumber(page.count, 0)} {what} · {size}{' '}
        per page
      </span>
      <span className={classes.buttons}>
        <Button disabled={page.previous === null} onClick={() => onPage(number - 1)}>
          Previous
        </Button>
        <Button disabled={page.next === null} onClick={() => onPage(number + 1)}>
          Next
        </Button>
      </span>
    </div>
  )
}
