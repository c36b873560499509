import { useMemo } from 'react'
import type { FigureRow, GapRow } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Box } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useSortedRows } from '#web/kit/table/use-sorted-rows.ts'
import classes from './figure-table.module.css'
import { useLanguage } from '#web/language/use-language.ts'
import { useOpenQuestions } from '#web/queries/open-questions.ts'
import { EmptyCell } from './empty-cell.tsx'
import { NumberDoor } from './number-door.tsx'
import { QuestionsLink } from './open-questions.tsx'
import { keyOf, type TableColumn, tableColumns, type TableRow } from '#charts/table/table-columns.ts'

interface FigureTableProps {
  readonly title: string
  readonly rows: readonly FigureRow[]
  readonly gaps: readonly GapRow[]
  readonly reference: ReferenceData
  /** As high as its rows, as in a document; else it scrolls by itself. */
  readonly whole?: boolean
  /** The rows from which these are the first, where they are not all: columns are those that tell all of them apart. */
  readonly among?: readonly TableRow[]
}

/** The figures behind a plot as a table that can be sorted by any column; where there is none it says why. */
export function FigureTable({
  title,
  rows: figures,
  gaps,
  reference,
  whole = false,
  among,
}: FigureTableProps) {
  const language = useLanguage()
  const questionsOf = useOpenQuestions(figures.map(({ point }) => point.indicator))
  const rows = useMemo(() => [...figures, ...gaps], [figures, gaps])
  const all = among ?? rows
  const columns = useMemo(() => tableColumns(all, { reference, language }), [all, reference, language])
  const [shown, order] = useSortedRows(rows, columns)
  return (
    <Box above={12}>
      <Table
        pinned={!whole}
        dense={whole}
        className={whole ? `${classes.table} ${classes.whole}` : classes.table}
        label={language.text(message('table.of', { title }))}
        caption={title}
        isCaptionHeard
        rows={shown}
        keyOf={rowKey}
        order={order}
        columns={columns.map((column, index) => ({
          title: language.text(message(`table.${column.name}`)),
          names: index === 0,
          isNumeric: column.numeric,
          orderedBy: column.name,
          className: column.wraps ? classes.wraps : undefined,
          cell: (row: TableRow) => <Cell {...{ column, row, questionsOf }} />,
        }))}
      />
    </Box>
  )
}

function rowKey(row: TableRow): string {
  const { indicator, source, location, period } = keyOf(row)
  return `${indicator}:${source}:${location}:${period}:${row.source}:${row.group?.name}`
}

interface CellProps {
  readonly column: TableColumn
  readonly row: TableRow
  readonly questionsOf: ReturnType<typeof useOpenQuestions>
}

function Cell({ column, row, questionsOf }: CellProps) {
  const why = column.why(row)
  const shown = why === null ? column.text(row) : <EmptyCell text={column.text(row)} why={why} />
  if (column.name !== 'value') return shown
  const { indicator, source, location, period } = keyOf(row)
  const keys = period === null ? [] : [{ indicator, source, location, period }]
  // Figures of groups have no life in releases.
  const hasLife = 'point' in row && row.group === undefined && period !== null
  return (
    <>
      <NumberDoor figure={hasLife ? { indicator, source, location, period } : null}>{shown}</NumberDoor>
      <QuestionsLink keys={keys.flatMap(questionsOf)} figures={keys} isSign />
    </>
  )
}
