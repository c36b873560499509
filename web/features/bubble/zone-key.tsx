import { bubbleModel } from '#charts/bubble/model.ts'
import { signKey } from '#charts/bubble/bubble.ts'
import type { BubbleInput } from '#charts/bubble/view.ts'
import { zoneLooks } from '#charts/scatter/zone-looks.ts'
import { zoneCode } from '#domain/location/location.ts'
import type { BubbleWanted } from '#sections/bubble-chart-analysis/state.ts'
import { Button } from '#web/kit/button.tsx'
import { KeyMarker } from '#web/views/key-marker.tsx'
import classes from './bubble.module.css'

interface ZoneKeyProps {
  readonly input: BubbleInput
  readonly wanted: BubbleWanted
  readonly onChange: (change: Partial<BubbleWanted>) => void
}

/** The zones as switches: one alone, several, or all; and what rings and sizes mean. */
export function ZoneKey({ input, wanted, onChange }: ZoneKeyProps) {
  const signs = signKey(bubbleModel(input), input.language)
  const toggle = (zone: number) => {
    const { zones } = wanted
    onChange({ zones: zones.includes(zone) ? zones.filter((id) => id !== zone) : [...zones, zone] })
  }
  return (
    <ul className={classes.key} aria-label="Key: choose a zone to see it alone">
      {zoneLooks(input.reference).map(({ zone, token }) => (
        <li key={zone.id}>
          <button
            type="button"
            className={classes.zone}
            title={zone.name}
            aria-pressed={wanted.zones.includes(zone.id)}
            data-faded={(wanted.zones.length > 0 && !wanted.zones.includes(zone.id)) || undefined}
            onClick={() => toggle(zone.id)}
          >
            <KeyMarker entry={{ label: zone.name, colour: `--${token}`, marker: 'circle' }} />
            <span className={classes.zoneName}>{zone.name}</span> {zoneCode(zone.name)}
          </button>
        </li>
      ))}
      {wanted.zones.length > 0 && (
        <li>
          <Button kind="quiet" onClick={() => onChange({ zones: [] })}>
            All zones
          </Button>
        </li>
      )}
      {signs.map((entry) => (
        <li key={entry.label} className={classes.sign}>
          <KeyMarker entry={entry} />
          {entry.label}
        </li>
      ))}
    </ul>
  )
}
