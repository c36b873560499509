import { useLanguage } from '#web/language/use-language.ts'
import { useMemo, useState } from 'react'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { flagNote } from '#domain/observation/flag.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { Answer, PairEntry } from './answer-parts.ts'
import { pairColumns } from './pair-columns.ts'
import classes from './plain-table.module.css'
import { SortHead } from './sort-head.tsx'
import { sorted, type SortOrder } from './sort-table.ts'

/** Rows shown at first, and with each "Show more". */
const STEP = 25

interface PairsTableProps {
  readonly answer: Answer
  readonly catalogue: Catalogue
}

/** The figures of the same place and year, side by side. */
export function PairsTable({ answer, catalogue }: PairsTableProps) {
  const { text } = useLanguage()
  const { pairs, inputs } = answer
  const [order, setOrder] = useState<SortOrder | null>(null)
  const [most, setMost] = useState(STEP)
  const columns = useMemo(() => pairColumns(answer, catalogue), [answer, catalogue])
  const rows = useMemo(() => sorted(pairs.rows, columns, order), [pairs, columns, order])
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
      <section className={classes.scroll} aria-label={text(message('triangulate.pairs-heading'))}>
        <table className={classes.table}>
          <SortHead columns={columns} order={order} onOrder={setOrder} />
          <tbody>
            {shown.map((pair) => (
              <PairRow key={keyOf(pair)} pair={pair} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      {most < rows.length && (
        <Row wrap align="center" gap={12} above={12} tone="soft">
          {text(message('triangulate.rows-of', { shown: whole(shown.length), all: whole(rows.length) }))}
          <Button onClick={() => setMost(most + 4 * STEP)}>{text(message('triangulate.show-more'))}</Button>
        </Row>
      )}
    </>
  )
}

function PairRow({
  pair,
  columns,
}: {
  readonly pair: PairEntry
  readonly columns: ReturnType<typeof pairColumns>
}) {
  const language = useLanguage()
  const flags = [...new Set([...pair.a.flags, ...pair.b.flags])]
  return (
    <tr>
      {columns.map(({ name, numeric, text, below }, index) => {
        const small = below?.(pair) ?? null
        const content = (
          <>
            {language.text(text(pair))}
            {small !== null && <small>{language.text(small)}</small>}
          </>
        )
        if (index === 0) {
          return (
            <th key={name} scope="row">
              {content}
            </th>
          )
        }
        return (
          <td key={name} data-numeric={numeric || undefined}>
            {content}
            {index === columns.length - 1 &&
              flags.map((flag) => (
                <small key={flag} data-wraps>
                  {language.text(flagNote(flag))}
                </small>
              ))}
          </td>
        )
      })}
    </tr>
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
