import { useEffect } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { type TriangulationSelection, tidySelection } from './triangulation-address.ts'
import { Picker } from '#web/controls/picker.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { lgaNames } from '#web/queries/lga-names.ts'
import { useResource } from '#web/queries/use-resource.ts'
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

const SLOTS: readonly SourceSlot[] = [0, 1, 2]

const NONE = message('triangulate.none')

/** Indicator, the two or three sources, and location. */
export function Selectors(props: SelectorsProps) {
  const { text } = useLanguage()
  const { selection, catalogue, onSelect } = props
  const { indicator, location } = selection
  const placeText = usePlaceText(location, catalogue)
  const change = (part: Partial<TriangulationSelection>) => onSelect(tidySelection({ ...selection, ...part }))
  return (
    <>
      <Picker
        label={text(message('triangulate.indicator'))}
        value={indicator === null ? '' : String(indicator)}
        text={text(indicator === null ? NONE : indicatorText(indicator, catalogue))}
        options={() => indicatorChoices(selection, catalogue)}
        onPick={(value) => change({ indicator: idOf(value) })}
      />
      {SLOTS.map((slot) => (
        <SourcePicker
          key={slot}
          {...props}
          slot={slot}
          label={text(message('triangulate.slot', { slot: `${slot}` }))}
        />
      ))}
      <Picker
        label={text(message('triangulate.location'))}
        value={location === null ? '' : String(location)}
        text={text(placeText)}
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
  const { text } = useLanguage()
  const chosen = slotValue(slot, selection)
  const source = chosen === null ? undefined : catalogue.reference.sources.get(chosen)
  return (
    <Picker
      label={label}
      value={chosen === null ? '' : String(chosen)}
      text={source?.name ?? text(slot === 2 ? NONE : message('triangulate.choose-source'))}
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

/** The names of places below the states come when one is chosen. */
function usePlaceText(location: number | null, { reference }: Catalogue): Value {
  const lgas = useResource(lgaNames)
  const known = location === null ? undefined : reference.locations.get(location)
  const isBeyond = location !== null && known === undefined
  useEffect(() => {
    if (isBeyond) lgaNames.load()
  }, [isBeyond])
  if (location === null) return NONE
  const among = lgas.status === 'ready' ? lgas.value : []
  const name = (known ?? among.find(({ id }) => id === location))?.name
  return name === undefined ? message('triangulate.place-number', { id: String(location) }) : named(name)
}

function indicatorText(indicator: number, { reference }: Catalogue): Value {
  return reference.indicators.get(indicator)?.fullName ?? message('triangulate.unknown-indicator')
}
