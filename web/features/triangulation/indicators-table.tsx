import { useMemo, useState } from 'react'
import { formatNumber } from '#domain/number/format.ts'
import { Either } from '#web/controls/either.tsx'
import { Text } from '#web/kit/layout.tsx'
import type { Answer, SourceEntry } from './answer-parts.ts'
import classes from './plain-table.module.css'
import { SortHead } from './sort-head.tsx'
import { type SortColumn, sorted, type SortOrder } from './sort-table.ts'

type Row = SourceEntry['by_indicator'][number]

const MEASURES = [
  ['variability', 'Variability'],
  ['uniformity_of_data', 'Uniformity of data'],
  ['uniformity_in_findings', 'Uniformity in findings'],
] as const

const COLUMNS: readonly SortColumn<Row>[] = [
  { name: 'Indicator', numeric: false, order: ({ name }) => name },
  { name: 'Pairs', numeric: true, order: ({ n_pairs }) => n_pairs },
  ...MEASURES.map(([key, name]) => ({ name, numeric: true, order: (row: Row) => row[key] })),
]

interface IndicatorsTableProps {
  readonly answer: Answer
  readonly onChoose: (indicator: number) => void
}

/** The indicators that the grades are means over, each with its own measures and the way to its triangulation. */
export function IndicatorsTable({ answer: { sources }, onChoose }: IndicatorsTableProps) {
  const [of, setOf] = useState(`${sources[0]?.id}`)
  const [order, setOrder] = useState<SortOrder | null>(null)
  const source = sources.find(({ id }) => `${id}` === of) ?? sources[0]
  const rows = useMemo(() => sorted(source?.by_indicator ?? [], COLUMNS, order), [source, order])
  return (
    <div>
      <h2>Indicators in common ({rows.length})</h2>
      <Text below={8} tone="soft">
        Grades are means of these measures, from 0 to 1, so that an indicator with many pairs does not drown
        the rest. Choose one to triangulate it alone.
      </Text>
      {sources.length > 2 && (
        <Either
          name="Measures of"
          value={of}
          options={sources.map(({ id, name, role }) => [
            `${id}`,
            role === 'primary' ? `${name} against both` : name,
          ])}
          onChoose={setOf}
        />
      )}
      <section className={classes.scroll} aria-label="Indicators in common">
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
                <td data-numeric>{row.n_pairs.toLocaleString('en-GB')}</td>
                {MEASURES.map(([key]) => (
                  <td key={key} data-numeric>
                    {row[key] === null ? (
                      <Text as="span" tone="faint">
                        not judged
                      </Text>
                    ) : (
                      formatNumber(row[key], 2)
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
