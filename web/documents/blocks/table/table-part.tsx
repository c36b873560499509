import { useMemo } from 'react'
import type { Figure } from '#charts/figure.ts'
import { shownRows } from '#charts/table/shown-rows.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ComputedTable } from '#web/views/computed-table.tsx'
import { FigureTable } from '#web/views/figure-table.tsx'

interface TablePartProps {
  readonly figure: Figure
  readonly reference: ReferenceData
  /** The first so many; null: all. */
  readonly rows: number | null
}

/** The rows of a figure with its title, its source line and its notes. */
export function TablePart({ figure, reference, rows }: TablePartProps) {
  const { text } = useLanguage()
  const { title, subtitle, empty } = figure
  const all = useMemo(() => [...figure.rows, ...figure.gaps], [figure])
  const { rows: shown, left } = shownRows(all, rows)
  return (
    <section aria-label={title}>
      <Text as="h3" heading>
        {title}
      </Text>
      {subtitle && (
        <Text above={2} below={8} tone="soft" size={13}>
          {subtitle}
        </Text>
      )}
      {empty && <Text>{empty.text}</Text>}
      {figure.computed && <ComputedTable table={figure.computed} />}
      {!empty && (
        <FigureTable
          title={title}
          rows={shown.filter((row) => 'point' in row)}
          gaps={shown.filter((row) => 'gap' in row)}
          reference={reference}
          among={all}
          whole
        />
      )}
      {left && (
        <Text above={6} tone="soft" size={13}>
          {text(left)}
        </Text>
      )}
      {[figure.sourceLine, ...figure.notes].map((note) => (
        <Text key={note} above={6} tone="soft" size={13}>
          {note}
        </Text>
      ))}
    </section>
  )
}
