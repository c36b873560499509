import { useLocation, useSearch } from 'wouter'
import { DEMOGRAPHICS } from '#catalogue/profile-areas.ts'
import type { View } from '#charts/view.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { profileAddress } from '#web/features/health-profiles/profile-address.ts'
import { placeMap } from './place-map.ts'
import { PlaceFigure } from './place-figure.tsx'

/** The states by their first fact, which is how many people live there. */
const PEOPLE = placeMap(DEMOGRAPHICS[0]?.indicator ?? 0, NATION)

interface IntroMapProps {
  readonly reference: ReferenceData
  /** Absent: the states by their people. */
  readonly view?: View
}

/** The states of the nation by a figure; choosing one opens its profile. */
export default function IntroMap({ reference, view = PEOPLE }: IntroMapProps) {
  const { text } = useLanguage()
  const search = useSearch()
  const [, navigate] = useLocation()
  return (
    <PlaceFigure
      view={view}
      openWords={text(message('map.open-profile'))}
      opens={{
        place: (id) => {
          const place = reference.locations.get(id)
          if (place) navigate(profileAddress(place, search))
        },
      }}
    />
  )
}
