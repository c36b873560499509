import { useState } from 'react'
import type { SortColumn } from '#charts/table/sort-rows.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useSortedRows } from '#web/kit/table/use-sorted-rows.ts'
import type { Answer, SourceEntry } from '#sections/triangulation/answer-parts.ts'
import { Measure } from './measure.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { metricName } from '#sections/triangulation/metric-words.ts'

type Row = SourceEntry['by_indicator'][number]

const MEASURES = ['variability', 'uniformity_of_data', 'uniformity_in_findings'] as const

const ORDERS: readonly SortColumn<Row>[] = [
  { name: 'indicator', order: ({ name }) => name },
  { name: 'pairs', order: ({ n_pairs }) => n_pairs },
  ...MEASURES.map((name) => ({ name, order: (row: Row) => row[name] })),
]

const NO_ROWS: readonly Row[] = []

interface IndicatorsTableProps {
  readonly answer: Answer
  readonly onChoose: (indicator: number) => void
}

/** The indicators that the grades are means over, each with its own measures and the way to its triangulation. */
export function IndicatorsTable({ answer: { sources }, onChoose }: IndicatorsTableProps) {
  const { text } = useLanguage()
  const [of, setOf] = useState(`${sources[0]?.id}`)
  const source = sources.find(({ id }) => `${id}` === of) ?? sources[0]
  const [rows, order] = useSortedRows(source?.by_indicator ?? NO_ROWS, ORDERS)
  return (
    <div>
      <Text as="h2" heading below={8}>
        {text(message('triangulate.common-heading', { count: String(rows.length) }))}
      </Text>
      <Text below={8} tone="soft">
        {text(message('triangulate.common-lead'))}
      </Text>
      {sources.length > 2 && (
        <SegmentedControl
          name={text(message('triangulate.measures-of'))}
          value={of}
          options={sources.map(({ id, name, role }) => [
            `${id}`,
            role === 'primary' ? text(message('triangulate.against-both', { source: name })) : name,
          ])}
          onChoose={setOf}
        />
      )}
      <Table
        dense
        anchored
        label={text(message('triangulate.common'))}
        rows={rows}
        keyOf={({ indicator }) => indicator}
        order={order}
        columns={[
          {
            title: text(message('triangulate.column-indicator')),
            names: true,
            orderedBy: 'indicator',
            cell: ({ indicator, name }) => (
              <WordButton onClick={() => onChoose(indicator)}>{name}</WordButton>
            ),
          },
          {
            title: text(message('triangulate.column-pairs')),
            isNumeric: true,
            orderedBy: 'pairs',
            cell: ({ n_pairs }) => text(whole(n_pairs)),
          },
          ...MEASURES.map((name) => ({
            title: text(metricName(name)),
            isNumeric: true,
            orderedBy: name,
            cell: (row: Row) => <Measure value={row[name]} />,
          })),
        ]}
      />
    </div>
  )
}
