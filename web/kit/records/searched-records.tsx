import { useState } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Message } from '../state-message.tsx'
import { SearchBox } from './records.tsx'

interface SearchedRecordsProps<Row> {
  /** Of the search box. */
  readonly label: string
  /** One of them: `tag`. */
  readonly what: Value
  readonly rows: readonly Row[]
  /** The words by which a row is found. */
  readonly textOf: (row: Row) => string
  /** Draws the rows that are found; there is at least one. */
  readonly children: (rows: readonly Row[]) => React.ReactNode
}

/** All records of a kind with a box that narrows them to those that hold what is typed. */
export function SearchedRecords<Row>({ label, what, rows, textOf, children }: SearchedRecordsProps<Row>) {
  const { text } = useLanguage()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(wanted))
  return (
    <>
      <SearchBox label={label} value={query} onChange={setQuery} />
      {found.length > 0 ? (
        children(found)
      ) : (
        <Message
          title={text(
            wanted
              ? message('records.none-called', { what, query: query.trim() })
              : message('records.none-yet', { what }),
          )}
        />
      )}
    </>
  )
}
