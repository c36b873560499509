import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { SearchedWords } from '#domain/question/search-words.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { FoundRow } from './found-row.tsx'
import classes from './indicator-search.module.css'

/** Rows at first, and how many come with each "more": each row loads the figures of its indicator. */
const STEP = 10
const COLUMNS = ['number', 'indicator', 'value', 'source'] as const

interface FoundTableProps {
  readonly found: readonly number[]
  readonly read: SearchedWords
  readonly q: string
  readonly rows: number | null
  readonly catalogue: Catalogue
  readonly onRows: (rows: number) => void
}

/** The findings, ten at a time, each with the figure that answers. */
export function FoundTable({ found, read, q, rows, catalogue, onRows }: FoundTableProps) {
  const { text } = useLanguage()
  const shown = found.slice(0, rows ?? STEP)
  return (
    <>
      <TableFrame label={text(message('indicator-search.found'))} className={classes.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-numeric={column === 'value' || undefined}>
                {text(message('indicator-search.column', { column }))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((indicator, at) => (
            <FoundRow key={indicator} number={at + 1} {...{ indicator, read, q, catalogue }} />
          ))}
        </tbody>
      </TableFrame>
      {shown.length < found.length && (
        <Row above={12}>
          <Button onClick={() => onRows(shown.length + STEP)}>
            {text(message('indicator-search.more', { count: whole(found.length - shown.length) }))}
          </Button>
        </Row>
      )}
    </>
  )
}
