import { everywhere } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { View } from '#charts/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { profileAddress } from '#web/features/health-profiles/profile-address.ts'
import { Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { indicatorResource } from '#web/queries/indicator-data.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { PaperWidth } from '#web/views/paper-width.ts'
import { Choice } from '#web/views/quote/choice.tsx'
import { PlaceFigure } from './place-figure.tsx'
import { mappedIndicators, placeMap, sourceOfLgas } from './place-map.ts'
import { PageLoading } from './shell.tsx'

/** Width of the column of the map on paper, in CSS pixels. */
const COLUMN = 290

interface ProfileMapProps {
  readonly place: Location
  readonly catalogue: Catalogue
}

/** The states of the nation or a zone, or the LGAs of a state, by an indicator of the profile that the reader chooses. */
export default function ProfileMap({ place, catalogue }: ProfileMapProps) {
  const { text } = useLanguage()
  const { reference, coverage } = catalogue
  const offered = useMemo(() => mappedIndicators(place, coverage), [place, coverage])
  const [chosen, choose] = useState<number | null>(null)
  const indicator = chosen ?? offered[0]
  if (indicator === undefined) {
    return (
      <Text>
        {text(
          message('profiles.map-none', {
            place: placeName(place),
            none: noSourceHeld(everywhere(reference)),
          }),
        )}
      </Text>
    )
  }
  return (
    <MapOf {...{ place, catalogue, indicator }}>
      <Choice
        label={text(message('profiles.map-of'))}
        value={String(indicator)}
        options={offered.flatMap((id) => {
          const about = reference.indicators.get(id)
          return about ? [{ value: String(id), label: text(indicatorName(about), 'name') }] : []
        })}
        onChoose={(value) => choose(Number(value))}
      />
    </MapOf>
  )
}

interface MapOfProps extends ProfileMapProps {
  readonly indicator: number
  readonly children: React.ReactNode
}

function MapOf({ place, catalogue, indicator, children }: MapOfProps) {
  const { text } = useLanguage()
  const search = useSearch()
  const [, navigate] = useLocation()
  const { reference, release } = catalogue
  const resource = indicatorResource(indicator)
  const file = useResource(resource)
  const isState = place.level === 3
  const lga = file.status === 'ready' ? file.value.lga : null
  const view = useMemo((): View | null => {
    if (!isState) return placeMap(indicator, place.id)
    return lga && placeMap(indicator, place.id, sourceOfLgas(lga, reference, releaseYear(release)))
  }, [isState, lga, indicator, place, reference, release])
  if (file.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('shell.this-figure')}
        reason={file.reason}
        onRetry={() => resource.load()}
      />
    )
  }
  if (view === null) return <PageLoading title={message('shell.the-figure')} />
  // LGAs have no profile of their own.
  const leads = !isState && {
    openWords: text(message('map.open-profile')),
    opens: {
      place: (id: number) => {
        const state = reference.locations.get(id)
        if (state) navigate(profileAddress(state, search))
      },
    },
  }
  return (
    <PaperWidth value={COLUMN}>
      <PlaceFigure view={view} switches={children} {...leads} />
    </PaperWidth>
  )
}
