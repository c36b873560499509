import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { OneOfField } from '#web/controls/one-of-field.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ChangedFigures } from './changed-figures.tsx'

interface PlaceChangesProps {
  readonly catalogue: Catalogue
  readonly hash: string
  readonly query: { readonly since?: string }
  readonly place: number | null
  readonly onPlace: (place: number | null) => void
}

/** The changes that concern one place. */
export function PlaceChanges({ catalogue, hash, query, place, onPlace }: PlaceChangesProps) {
  const { text } = useLanguage()
  const places = [...catalogue.reference.locations.values()]
  return (
    <Stack as="section" gap={12} aria-labelledby="place-changes">
      <h2 id="place-changes">{text(message('releases.concerns'))}</h2>
      <Text tone="soft">{text(message('releases.concerns-about'))}</Text>
      <OneOfField
        label={message('data-audit.filter-place')}
        all={message('releases.choose-place')}
        value={place}
        options={places.map((one) => [one.id, placeName(one)])}
        onChange={(value) => onPlace(value === '' ? null : Number(value))}
      />
      {place !== null && (
        <ChangedFigures
          key={place}
          {...{ catalogue, hash }}
          query={{ ...query, location: String(place) }}
          ofMany
        />
      )}
    </Stack>
  )
}
