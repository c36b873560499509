import { byId } from '#domain/reference/reference-data.ts'
import type { MapsChoice } from '#sections/maps/maps-choice.ts'
import { mappedPeriods } from '#sections/maps/map-view.ts'
import type { MapsState } from '#sections/maps/state.ts'
import { PeriodPlayer } from '#web/controls/period-player.tsx'
import type { PanelProps } from '#web/panels/panel.ts'

/** The periods of the first map, to go through. */
export function MapPeriodsPanel({ shown, onChange }: PanelProps<MapsState, MapsChoice>) {
  const { period, source } = shown.choice.surroundings
  if (period === null) return null
  return (
    <PeriodPlayer
      periods={mappedPeriods(shown)}
      shown={period}
      source={byId(shown.figures.reference.sources, source)}
      onStep={(next, replace) => onChange({ period: next }, { replace })}
    />
  )
}
