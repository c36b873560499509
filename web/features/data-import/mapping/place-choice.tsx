import { useState } from 'react'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import type { Mapping } from '#exchange/mapping/mapping.ts'
import type { Proposals } from '#exchange/mapping/propose.ts'
import { OneOfField } from '#web/controls/one-of-field.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { chosenId, fieldValue, LEFT_OUT, withName } from './map-names.ts'

/** Proposed places that one press agrees to. */
const MOST_OFFERED = 4

/** The entry for the state itself, where it is no LGA of it. */
const ITSELF = 'state'

interface PlaceChoiceProps {
  readonly one: Proposals['places'][number]
  readonly mapping: Mapping
  readonly places: readonly Location[]
  readonly onChange: React.Dispatch<React.SetStateAction<Mapping>>
}

/** One name of a file: the places that it may be, else the nation, a zone, a state, and then one of its LGAs. */
export function PlaceChoice({ one: { key, named, proposal }, mapping, places, onChange }: PlaceChoiceProps) {
  const { text } = useLanguage()
  // A state in which an LGA is looked for; nothing is agreed to by it.
  const [around, setAround] = useState<number | null>(null)
  const chosen = mapping.places[key]
  const byId = (id: number | null | undefined) => places.find((place) => place.id === id)
  const place = byId(chosen)
  const large = place?.level === 4 ? byId(place.parent) : place
  const state = large ?? (chosen === undefined ? byId(around) : undefined)
  const lgas =
    state?.level === 3 ? places.filter(({ level, parent }) => level === 4 && parent === state.id) : []
  const choose = (id: number | null | undefined) => onChange((before) => withName(before, 'places', key, id))
  const offered = chosen === undefined ? proposal.choices.flatMap((id) => byId(id) ?? []) : []
  return (
    <Stack gap={6}>
      <OneOfField
        label={message('mapping.place')}
        all={message('mapping.choose')}
        value={state ? state.id : fieldValue(chosen)}
        options={[
          [LEFT_OUT, message('mapping.leave-out')] as const,
          ...places.flatMap((other) => (other.level < 4 ? [[other.id, placeName(other)] as const] : [])),
        ]}
        onChange={(value) => {
          const id = chosenId(value)
          const isState = byId(id)?.level === 3
          setAround(isState ? (id ?? null) : null)
          // A state is chosen for a name of an LGA only when that is said.
          choose(named.kind === 'lga' && isState ? undefined : id)
        }}
      />
      {lgas.length > 0 && state && (
        <OneOfField
          label={message('mapping.lga')}
          all={message('mapping.choose')}
          value={place?.level === 4 ? place.id : chosen === undefined ? '' : ITSELF}
          options={[
            [ITSELF, message('mapping.whole-state', { place: placeName(state) })] as const,
            ...lgas.map((lga) => [lga.id, placeName(lga)] as const),
          ]}
          onChange={(value) => {
            setAround(state.id)
            choose(value === ITSELF ? state.id : chosenId(value))
          }}
        />
      )}
      {offered.slice(0, MOST_OFFERED).map((other) => (
        <WordButton key={other.id} onClick={() => choose(other.id)}>
          {text(message('mapping.it-is-place', { place: placeName(other) }))}
        </WordButton>
      ))}
    </Stack>
  )
}
