import { useLanguage } from '#web/language/use-language.ts'
import { useMemo, useState } from 'react'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useSortedRows } from '#web/kit/table/use-sorted-rows.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { Answer, PairEntry } from '#sections/triangulation/answer-parts.ts'
import { type PairColumn, pairColumns } from '#sections/triangulation/pair-columns.ts'
import classes from './sentence.module.css'

/** Rows shown at first, and with each "Show more". */
const STEP = 25

interface PairsTableProps {
  readonly answer: Answer
  readonly catalogue: Pick<Catalogue, 'reference'>
}

/** The figures of the same place and year, side by side. */
export function PairsTable({ answer, catalogue }: PairsTableProps) {
  const { text } = useLanguage()
  const { pairs, inputs } = answer
  const [most, setMost] = useState(STEP)
  const columns = useMemo(() => pairColumns(answer, catalogue), [answer, catalogue])
  const [rows, order] = useSortedRows(pairs.rows, columns)
  if (pairs.n === 0) {
    return (
      <Text below={8} tone="soft">
        {text(message('triangulate.no-pair', { source: inputs.primary.name }))}
      </Text>
    )
  }
  const shown = rows.slice(0, most)
  return (
    <>
      <Text below={8} tone="soft">
        {text(leadOf(pairs, inputs.primary.name))}
      </Text>
      <Table
        dense
        anchored
        label={text(message('triangulate.pairs-heading'))}
        rows={shown}
        keyOf={keyOf}
        order={order}
        columns={columns.map((column, index) => ({
          title: text(column.head),
          names: index === 0,
          isNumeric: column.isNumeric,
          orderedBy: column.name,
          className: column.isWordy ? classes.sentence : undefined,
          cell: (pair: PairEntry) => <PairCell {...{ column, pair }} />,
        }))}
      />
      {most < rows.length && (
        <Row wrap align="center" gap={12} above={12} tone="soft">
          {text(message('triangulate.rows-of', { shown: whole(shown.length), all: whole(rows.length) }))}
          <Button onClick={() => setMost(most + 4 * STEP)}>{text(message('triangulate.show-more'))}</Button>
        </Row>
      )}
    </>
  )
}

function PairCell({ column, pair }: { readonly column: PairColumn; readonly pair: PairEntry }) {
  const language = useLanguage()
  return (
    <>
      {language.text(column.text(pair))}
      {column.below?.(pair).map((value) => {
        const line = language.text(value)
        return <small key={line}>{line}</small>
      })}
    </>
  )
}

/** `12 pairs of figures.`, how many of them travelled when not all did, and how they are read. */
function leadOf({ n, shown }: Answer['pairs'], source: string): Message {
  const pairs = message('triangulation.pairs', { count: n })
  return shown < n
    ? message('triangulate.some-pairs-lead', { pairs, shown: whole(shown), source })
    : message('triangulate.pairs-lead', { pairs, source })
}

function keyOf({ comparison, indicator, location, period }: PairEntry): string {
  return `${comparison}:${indicator}:${location}:${period}`
}
