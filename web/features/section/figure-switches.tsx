import type { Location } from '#domain/location/location.ts'
import { childrenOf, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Display } from '#domain/section/choice.ts'
import type { FigureKind } from '#domain/view/view.ts'
import { Either } from '#web/controls/either.tsx'
import classes from './figure-switches.module.css'
import { IntervalSwitch } from './interval-switch.tsx'
import type { SectionData } from './section-data.ts'

interface FigureSwitchesProps {
  readonly kind: FigureKind
  readonly data: SectionData
  readonly display: Display
  readonly onDisplay: (change: Partial<Display>) => void
  readonly onLocation: (location: number) => void
}

/** The choices of form that belong to one figure. */
export function FigureSwitches(props: FigureSwitchesProps) {
  const { kind, display, data, onDisplay } = props
  if (kind === 'trend') {
    return (
      <div className={classes.row}>
        <Either
          name="Form of the trend"
          options={[
            ['line', 'Line'],
            ['column', 'Column'],
          ]}
          value={display.trend}
          onChoose={(trend) => onDisplay({ trend })}
        />
        <IntervalSwitch data={data} display={display} onDisplay={onDisplay} />
      </div>
    )
  }
  if (kind === 'distribution') {
    return (
      <div className={classes.row}>
        <Either
          name="Form of the distribution"
          options={[
            ['bars', 'Bars'],
            ['map', 'Map'],
          ]}
          value={display.distribution}
          onChoose={(distribution) => onDisplay({ distribution })}
        />
        <Levels {...props} />
      </div>
    )
  }
  if (kind !== 'map') return null
  const national = data.resolution.choice.location === 1
  return (
    <div className={classes.row}>
      {national && (
        <Either
          name="Regions of the map"
          options={[
            ['zones', 'Zones Map'],
            ['states', 'State Map'],
          ]}
          value={display.regions}
          onChoose={(regions) => onDisplay({ regions })}
        />
      )}
      <Levels {...props} />
    </div>
  )
}

/** What a click leads to, and the way back up. */
function Levels({ data, onLocation }: FigureSwitchesProps) {
  const { reference, resolution } = data
  const place = reference.locations.get(resolution.choice.location)
  if (!place) return null
  const ways = waysUp(reference, place)
  const hasStates = childrenOf(reference, place.id, 3).length > 0 || place.level === 1
  return (
    <>
      {ways.map(({ id, name }) => (
        <button key={id} type="button" className={classes.back} onClick={() => onLocation(id)}>
          ‹ Back to {name}
        </button>
      ))}
      {hasStates && <span>Select a state to see its LGAs</span>}
    </>
  )
}

/** The nation first, then the places between it and the chosen one. */
function waysUp(reference: ReferenceData, place: Location): Location[] {
  const parent = place.parent === null ? undefined : reference.locations.get(place.parent)
  return parent ? [...waysUp(reference, parent), parent] : []
}
