import { useMemo, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { decimal, whole } from '#domain/message/value.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Text } from '#web/kit/layout.tsx'
import type { Answer, SourceEntry } from './answer-parts.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { metricName } from './metric-words.ts'
import classes from './plain-table.module.css'
import { SortHead } from './sort-head.tsx'
import { type SortColumn, sorted, type SortOrder } from './sort-table.ts'

type Row = SourceEntry['by_indicator'][number]

const MEASURES = ['variability', 'uniformity_of_data', 'uniformity_in_findings'] as const

const COLUMNS: readonly SortColumn<Row>[] = [
  {
    name: 'indicator',
    head: message('triangulate.column-indicator'),
    numeric: false,
    order: ({ name }) => name,
  },
  {
    name: 'pairs',
    head: message('triangulate.column-pairs'),
    numeric: true,
    order: ({ n_pairs }) => n_pairs,
  },
  ...MEASURES.map((metric) => ({
    name: metric,
    head: metricName(metric),
    numeric: true,
    order: (row: Row) => row[metric],
  })),
]

interface IndicatorsTableProps {
  readonly answer: Answer
  readonly onChoose: (indicator: number) => void
}

/** The indicators that the grades are means over, each with its own measures and the way to its triangulation. */
export function IndicatorsTable({ answer: { sources }, onChoose }: IndicatorsTableProps) {
  const { text } = useLanguage()
  const [of, setOf] = useState(`${sources[0]?.id}`)
  const [order, setOrder] = useState<SortOrder | null>(null)
  const source = sources.find(({ id }) => `${id}` === of) ?? sources[0]
  const rows = useMemo(() => sorted(source?.by_indicator ?? [], COLUMNS, order), [source, order])
  return (
    <div>
      <h2>{text(message('triangulate.common-heading', { count: String(rows.length) }))}</h2>
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
      <section className={classes.scroll} aria-label={text(message('triangulate.common'))}>
        <table className={classes.table}>
          <SortHead columns={COLUMNS} order={order} onOrder={setOrder} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.indicator}>
                <th scope="row">
                  <button type="button" className={classes.link} onClick={() => onChoose(row.indicator)}>
                    {row.name}
                  </button>
                </th>
                <td data-numeric>{text(whole(row.n_pairs))}</td>
                {MEASURES.map((key) => (
                  <td key={key} data-numeric>
                    {row[key] === null ? (
                      <Text as="span" tone="faint">
                        {text(message('evidence.not-judged'))}
                      </Text>
                    ) : (
                      text(decimal(row[key], 2))
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
