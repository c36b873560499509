import { useEffect, useState } from 'react'
import type { Figure } from '#charts/figure.ts'
import { keyOf, type TableRow } from '#charts/table/table-columns.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { GlMap } from './engine.ts'
import classes from './gl-plot.module.css'
import { REGIONS } from './region-layers.ts'
import { later } from '#web/kit/later.tsx'

const FigureTable = later(async () => (await import('../figure-table.tsx')).FigureTable)

interface RowsInViewProps {
  readonly map: GlMap
  readonly figure: Figure
  readonly reference: ReferenceData
}

/** The figures of the places that can be seen on the map, as a table that follows it. */
export function RowsInView({ map, figure, reference }: RowsInViewProps) {
  const { text } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const seen = useSeen(map, figure)
  const isSeen = (row: TableRow) => seen.has(keyOf(row).location)
  return (
    <details
      data-print="never"
      className={classes.rows}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text(message('maps.in-view', { shown: seen.size, count: figure.marks.length }))}</summary>
      {isOpen && (
        <FigureTable
          title={figure.title}
          rows={figure.rows.filter(isSeen)}
          gaps={figure.gaps.filter(isSeen)}
          reference={reference}
        />
      )}
    </details>
  )
}

/** The places of a figure of which something is inside the frame of the map, from the end of its last move. */
function useSeen(map: GlMap, { marks }: Figure): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const places = new Set(marks.map(({ id }) => Number(id)))
    const look = () => {
      if (!map.getLayer(REGIONS)) return
      const drawn = map.queryRenderedFeatures({ layers: [REGIONS] }).map(({ id }) => Number(id))
      const next = new Set(drawn.filter((id) => places.has(id)))
      setSeen((last) => (last.size === next.size && [...next].every((id) => last.has(id)) ? last : next))
    }
    look()
    map.on('idle', look)
    return () => void map.off('idle', look)
  }, [map, marks])
  return seen
}
