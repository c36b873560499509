import { NATION } from '#domain/location/location.ts'
import { type TriangulationSelection, tidySelection } from './triangulation-address.ts'
import { Picker } from '#web/controls/picker.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import {
  indicatorChoices,
  locationChoices,
  type SourceSlot,
  slotChange,
  slotValue,
  sourceChoices,
} from './choice-lists.ts'

export interface SelectorsProps {
  readonly selection: TriangulationSelection
  readonly catalogue: Catalogue
  readonly onSelect: (selection: TriangulationSelection) => void
}

const SLOTS: readonly (readonly [SourceSlot, string])[] = [
  [0, 'Primary source'],
  [1, 'Compared with'],
  [2, 'and (optional)'],
]

/** Indicator, the two or three sources, and location. */
export function Selectors(props: SelectorsProps) {
  const { selection, catalogue, onSelect } = props
  const { indicator, location } = selection
  const { reference } = catalogue
  const change = (part: Partial<TriangulationSelection>) => onSelect(tidySelection({ ...selection, ...part }))
  return (
    <>
      <Picker
        label="Indicator (optional)"
        value={indicator === null ? '' : String(indicator)}
        text={indicator === null ? 'None' : (reference.indicators.get(indicator)?.fullName ?? 'Unknown')}
        options={() => indicatorChoices(selection, catalogue)}
        onPick={(value) => change({ indicator: idOf(value) })}
      />
      {SLOTS.map(([slot, label]) => (
        <SourcePicker key={slot} {...props} slot={slot} label={label} />
      ))}
      <Picker
        label="Location (optional)"
        value={location === null ? '' : String(location)}
        text={location === null ? 'None' : placeText(location, catalogue)}
        options={() => locationChoices(catalogue)}
        onPick={(value) => change({ location: idOf(value) })}
      />
    </>
  )
}

function SourcePicker({
  slot,
  label,
  selection,
  catalogue,
  onSelect,
}: SelectorsProps & { readonly slot: SourceSlot; readonly label: string }) {
  const chosen = slotValue(slot, selection)
  const source = chosen === null ? undefined : catalogue.reference.sources.get(chosen)
  return (
    <Picker
      label={label}
      value={chosen === null ? '' : String(chosen)}
      text={source?.name ?? (slot === 2 ? 'None' : 'Choose a source')}
      classification={source?.classification}
      options={() => sourceChoices(slot, selection, catalogue)}
      onPick={(value) =>
        onSelect(tidySelection({ ...selection, ...slotChange(slot, idOf(value), selection) }))
      }
    />
  )
}

function idOf(value: string): number | null {
  return value === '' ? null : Number(value)
}

/** Places below the states are known to the server only. */
function placeText(location: number, { reference }: Catalogue): string {
  const name = reference.locations.get(location)?.name
  return name ?? (location === NATION ? 'Nigeria' : `Place ${location}`)
}
