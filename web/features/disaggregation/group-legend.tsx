import type { KeyEntry } from '#charts/figure.ts'
import { KeyMarker } from '#web/views/key-marker.tsx'
import classes from './group-legend.module.css'

interface GroupLegendProps {
  /** Entries whose `source` is the order of a group. */
  readonly entries: readonly KeyEntry[]
  /** The group that is shown alone; null for all. */
  readonly only: number | null
  readonly onOnly: (order: number | null) => void
}

/** The key of groups. One can be shown alone; choosing it again shows all. */
export function GroupLegend({ entries, only, onOnly }: GroupLegendProps) {
  const groups = entries.flatMap((entry) =>
    entry.source === undefined ? [] : [{ entry, order: entry.source }],
  )
  const isAlone = groups.some(({ order }) => order === only)
  return (
    <fieldset className={classes.legend}>
      <legend className="sr-only">Groups shown</legend>
      <button type="button" aria-pressed={!isAlone} onClick={() => onOnly(null)}>
        All
      </button>
      {groups.map(({ entry, order }) => (
        <button
          key={order}
          type="button"
          aria-pressed={order === only}
          data-quiet={(isAlone && order !== only) || undefined}
          title={order === only ? 'Show all groups' : `Show ${entry.label} alone`}
          onClick={() => onOnly(order === only ? null : order)}
        >
          <KeyMarker entry={entry} />
          {entry.label}
        </button>
      ))}
    </fieldset>
  )
}
