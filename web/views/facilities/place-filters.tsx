import { useMemo } from 'react'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { childrenOf, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { FacilityWish } from './facility-wish.ts'
import { useId } from '#web/kit/use-id.ts'

interface PlaceFiltersProps {
  readonly reference: ReferenceData
  readonly wish: FacilityWish
  readonly onWish: (wish: Partial<FacilityWish>) => void
}

/** The state of the facilities, and an LGA of it. */
export function PlaceFilters({ reference, wish, onWish }: PlaceFiltersProps) {
  const { text } = useLanguage()
  const id = useId()
  const states = useMemo(() => locationsAt(reference, 3), [reference])
  const lgas = useMemo(
    () => (wish.state === null ? [] : childrenOf(reference, wish.state, 4)),
    [reference, wish.state],
  )
  const numberOf = (value: string) => (value === '' ? null : Number(value))
  const fields = [
    ['state', states, (state: number | null) => onWish({ state, lga: null })],
    ['lga', lgas, (lga: number | null) => onWish({ lga })],
  ] as const
  return fields.map(([level, places, choose]) => (
    <Stack key={level} gap={4}>
      <label htmlFor={id + level}>{text(message('maps.facility-column', { column: level }))}</label>
      <select
        id={id + level}
        value={wish[level] ?? ''}
        disabled={places.length === 0}
        onChange={(event) => choose(numberOf(event.target.value))}
      >
        <option value="">{text(message('maps.facility-every'))}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {text(named(place.name))}
          </option>
        ))}
      </select>
    </Stack>
  ))
}
