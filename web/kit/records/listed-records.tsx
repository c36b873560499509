import type { Value } from '#domain/message/message.ts'
import { type Answered, WhenAnswered } from '../answered.tsx'
import { Pager } from './pager.tsx'
import classes from './records.module.css'

/** A page of a list, with its place in the list. */
interface Listed<Row> {
  readonly results: readonly Row[]
  readonly number: number
  readonly size: number
  readonly count: number
}

interface ListedRecordsProps<Row> {
  readonly list: Answered<Listed<Row>>
  /** The things in the rows, in the plural: `users`. */
  readonly what: Value
  /** The list as it is called inside a sentence where it cannot be loaded: `the list of users`. */
  readonly listName: Value
  /** Said when there are none. */
  readonly empty: string
  readonly onPage: (number: number) => void
  /** Draws the rows of the page; there is at least one. */
  readonly children: (rows: readonly Row[]) => React.ReactNode
}

/** A long list, a page at a time: the wait, what went wrong, that there is nothing, or the rows and the ways to the others. */
export function ListedRecords<Row>(props: ListedRecordsProps<Row>) {
  const { list, what, listName, empty, onPage, children } = props
  return (
    <WhenAnswered answer={list} what={listName}>
      {(page) =>
        page.results.length === 0 ? (
          <p className={classes.empty} role="status">
            {empty}
          </p>
        ) : (
          <>
            {children(page.results)}
            <Pager what={what} page={page} onPage={onPage} />
          </>
        )
      }
    </WhenAnswered>
  )
}
