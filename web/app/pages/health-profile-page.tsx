import { useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { releaseYear } from '#contract/release-data.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import type { Location } from '#domain/location/location.ts'
import { areaByWords, placeByWords } from '#domain/location/place-slug.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { AreaProfile } from '#web/features/health-profiles/area-profile.tsx'
import { ProfileContent } from '#web/features/health-profiles/profile-content.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { WhenNear } from '#web/kit/when-near.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useAreaData } from '#web/queries/area-data.ts'
import { placesResource } from '#web/queries/places-data.ts'
import { type ProfileDataState, useProfileData } from '#web/queries/profile-data.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { keepText, LAST_PLACE } from '#web/memory/kept.ts'
import { FigureLoading, PageLoading, Shell } from '../shell.tsx'
import { later } from '#web/kit/later.tsx'

const ShareDialog = later(async () => (await import('#web/features/sharing/share-dialog.tsx')).default, {
  form: 'note',
})
const ProfileMap = later(async () => (await import('../profile-map.tsx')).default, {
  words: ['places'],
  Wait: FigureLoading,
})

const TITLE = message('pages.health-profiles')

/** The health profile of the place that the address names. */
export default function HealthProfilePage({ page, params: { state = '' } }: PageProps) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  if (catalogue.status === 'failed') {
    return (
      <Shell title={text(page.title)}>
        <LoadFailureMessage
          what={message('shell.this-page')}
          reason={catalogue.reason}
          onRetry={() => catalogueResource.load()}
        />
      </Shell>
    )
  }
  if (catalogue.status !== 'ready') {
    return (
      <Shell title={text(page.title)}>
        <PageLoading title={TITLE} />
      </Shell>
    )
  }
  const place = placeByWords(catalogue.value.reference.locations.values(), state)
  if (!place) return <AreaPage name={state} catalogue={catalogue.value} />
  return (
    <Shell title={text(message('profiles.title', { place: placeName(place) }))}>
      <Profile key={place.id} place={place} catalogue={catalogue.value} />
    </Shell>
  )
}

interface ProfileProps {
  readonly place: Location
  readonly catalogue: Catalogue
}

/** The profile of a local government area, whose names come by themselves. */
function AreaPage({ name, catalogue }: { readonly name: string; readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const places = useResource(placesResource)
  if (places.status !== 'ready' && places.status !== 'failed') {
    return (
      <Shell title={text(TITLE)}>
        <PageLoading title={TITLE} />
      </Shell>
    )
  }
  const area = places.status === 'ready' ? areaByWords(places.value.lgas, name) : null
  if (!area) return <NoPlace name={name} />
  return (
    <Shell title={text(message('profiles.title', { place: placeName(area) }))}>
      <OfArea key={area.id} place={area} catalogue={catalogue} />
    </Shell>
  )
}

function OfArea(props: ProfileProps) {
  return <Drawn {...props} state={useAreaData(props.catalogue)} />
}

function Profile(props: ProfileProps) {
  return <Drawn {...props} state={useProfileData(props.catalogue)} />
}

function Drawn({ place, catalogue, state }: ProfileProps & { readonly state: ProfileDataState }) {
  const [shares, setShares] = useState(false)
  useEffect(() => {
    // The first page knows nation, zones and states by name.
    if (place.level < 4) keepText(LAST_PLACE, String(place.id))
  }, [place])
  const data = state.status === 'ready' ? state.data : null
  const question = useMemo(
    (): PlaceQuestion | null =>
      data && { place, data: { ...data, currentYear: releaseYear(catalogue.release) } },
    [data, place, catalogue],
  )
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage what={message('profiles.figures')} reason={state.reason} onRetry={state.retry} />
    )
  }
  if (!question) return <PageLoading title={message('profiles.figures')} />
  return (
    <>
      {place.level === 4 ? (
        <AreaProfile question={question} release={catalogue.release} onShare={() => setShares(true)} />
      ) : (
        <ProfileContent
          question={question}
          release={catalogue.release}
          onShare={() => setShares(true)}
          map={
            <WhenNear wait={<FigureLoading />}>
              <ProfileMap place={place} catalogue={catalogue} />
            </WhenNear>
          }
        />
      )}
      {shares && <ShareDialog dashboard={undefined} onClose={() => setShares(false)} />}
    </>
  )
}

/** The address names no place of the release; the server answers it with 404. */
function NoPlace({ name }: { readonly name: string }) {
  const { text } = useLanguage()
  const search = useSearch()
  return (
    <Shell title={text(message('pages.not-found'))}>
      <Box style={{ padding: '48px 32px' }}>
        <h1>{text(message('profiles.no-place-title'))}</h1>
        <Text above={12} below={20} tone="soft">
          {text(message('profiles.no-place', { name }))}
        </Text>
        <Row>
          <LinkButton kind="primary" href={`/health-profiles${search ? `?${search}` : ''}`}>
            {text(message('profiles.back'))}
          </LinkButton>
        </Row>
      </Box>
    </Shell>
  )
}
