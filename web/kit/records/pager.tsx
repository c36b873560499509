import { Button } from '../button.tsx'
import classes from './pager.module.css'

interface PagerProps {
  /** What is counted, in the plural: `views`. */
  readonly what: string
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly count: number
  readonly onPage: (page: number) => void
}

/** Which rows of a long list are shown, and the ways to the page before and after. */
export function Pager({ what, page, size, count, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(count / size))
  const from = (page - 1) * size + 1
  return (
    <nav className={classes.pager} aria-label={`Pages of ${what}`}>
      <p role="status">
        {from} to {Math.min(page * size, count)} of {count} {what} · {size} per page
      </p>
      <div className={classes.ways}>
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  )
}
