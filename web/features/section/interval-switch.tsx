import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Display } from '#domain/section/choice.ts'
import controls from '#web/controls/control-panel.module.css'
import classes from './figure-switches.module.css'
import type { SectionData } from './section-data.ts'

interface IntervalSwitchProps {
  readonly data: SectionData
  readonly display: Display
  readonly onDisplay: (change: Partial<Display>) => void
}

/** The confidence range: ON or OFF, and whose. Absent where no source publishes intervals for the place. */
export function IntervalSwitch({ data, display, onDisplay }: IntervalSwitchProps) {
  const { choice } = data.resolution
  const filter = { indicator: choice.indicator, location: choice.location }
  const withBounds = new Set(
    pointsWhere(data.table, filter).flatMap((point) => (point.lower === null ? [] : [point.source])),
  )
  const sources = [...withBounds].flatMap((id) => data.reference.sources.get(id) ?? [])
  if (sources.length === 0) return <span>No source publishes intervals here</span>
  const chosen =
    display.intervalSource !== null && withBounds.has(display.intervalSource) ? display.intervalSource : ''
  return (
    <span className={classes.interval}>
      <label className={classes.interval}>
        Confidence range
        <input
          type="checkbox"
          role="switch"
          aria-checked={display.intervals}
          className={controls.switch}
          checked={display.intervals}
          onChange={(event) => onDisplay({ intervals: event.currentTarget.checked })}
        />
        <span aria-hidden="true">{display.intervals ? 'ON' : 'OFF'}</span>
      </label>
      {display.intervals && (
        <select
          aria-label="Source of the confidence range"
          value={chosen}
          onChange={(event) => onDisplay({ intervalSource: Number(event.currentTarget.value) || null })}
        >
          <option value="">{sources.length === 1 ? sources[0]?.name : 'All that have one'}</option>
          {sources.length > 1 &&
            sources.map((source) => (
              <option key={source.id} value={source.id}>
                {source.name}
              </option>
            ))}
        </select>
      )}
    </span>
  )
}
