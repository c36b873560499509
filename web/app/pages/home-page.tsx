import { Link, useLocation, useSearch } from 'wouter'
import { type Location, NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { OneOfCatalogue, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { profileAddress } from '#web/features/health-profiles/profile-address.ts'
import { AskBox } from '#web/features/home/ask-box.tsx'
import { Doors } from '#web/features/home/doors.tsx'
import classes from '#web/features/home/home.module.css'
import { OwnWays } from '#web/features/home/own-ways.tsx'
import { Stories } from '#web/features/home/stories.tsx'
import { later } from '#web/kit/later.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keptText, LAST_PLACE } from '#web/memory/kept.ts'
import { useReaderIsHere } from '#web/memory/reader-is-here.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { dashboardCounts } from '../footer/dashboard-counts.ts'
import { placeMap } from '../place-map.ts'
import { FigureLoading } from '../shell.tsx'
import { WithCatalogue } from '../with-catalogue.tsx'

const IntroMap = later(async () => (await import('../intro-map.tsx')).default, {
  Wait: FigureLoading,
  words: ['places'],
})
const SearchResults = later(async () => (await import('../menus/search/search-results.tsx')).SearchResults, {
  form: 'note',
  words: ['tools'],
})

const NearMe = later(async () => (await import('#web/features/home/near-me.tsx')).NearMe, {
  form: 'note',
  words: ['device'],
})
const SinceLast = later(async () => (await import('#web/features/home/since-last.tsx')).SinceLast, {
  form: 'note',
  words: ['device'],
})

/** Penta 3 of the survey that asks in every state: a figure that most who come here know. */
const MAP = placeMap(18, NATION, 2)

/** The first page: what this is, one box to ask or search, one's own place, what the figures tell, and the ways in. */
export default function HomePage() {
  const { text } = useLanguage()
  const search = useSearch()
  return (
    <Stack gap={32} className={classes.page}>
      <WithCatalogue title={message('pages.home')}>
        {(catalogue) => (
          <>
            <Grid gap={32} className={classes.top}>
              <Stack gap={20} className={classes.words}>
                <h1>{text(message('home.title'))}</h1>
                <Text tone="soft" size={16} widest="56ch">
                  {text(message('home.lead'))}
                </Text>
                <AskBox results={(query, onClose) => <SearchResults {...{ query, catalogue, onClose }} />} />
                <OwnWays
                  place={catalogue.reference.locations.get(Number(keptText(LAST_PLACE))) ?? null}
                  addressOf={(place) => profileAddress(place, search)}
                />
                <Doors {...withFigures(catalogue)} />
              </Stack>
              <OwnPlace catalogue={catalogue} />
            </Grid>
            <Stories />
            <Release catalogue={catalogue} />
          </>
        )}
      </WithCatalogue>
    </Stack>
  )
}

function withFigures(catalogue: Catalogue) {
  const {
    indicators: [indicators],
    sources: [sources],
  } = dashboardCounts(catalogue, undefined)
  return { indicators, sources }
}

/** The map of the states and the list of all places: both lead to the profile of one. */
function OwnPlace({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const search = useSearch()
  const [, navigate] = useLocation()
  const places = usePlaceOptions(catalogue)
  const isHere = useReaderIsHere()
  const open = (place: Location) => navigate(profileAddress(place, search))
  return (
    <Stack as="section" gap={10} aria-labelledby="choose">
      <Row wrap gap={12} align="end" justify="between">
        <Text as="h2" id="choose" size={16} weight={650}>
          {text(message('home.choose'))}
        </Text>
        <Row wrap gap={8} align="end" className={classes.places}>
          <div className={classes.choose}>
            <OneOfCatalogue
              label={text(message('home.choose-place'))}
              value={null}
              options={places}
              onChange={(id) => {
                const place = catalogue.reference.locations.get(id)
                if (place) open(place)
              }}
            />
          </div>
          <div className={classes.near}>
            {isHere && <NearMe reference={catalogue.reference} onPlace={open} />}
          </div>
        </Row>
      </Row>
      <IntroMap reference={catalogue.reference} view={MAP} />
    </Stack>
  )
}

function Release({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const { number, published_at } = catalogue.release
  const isHere = useReaderIsHere()
  return (
    <Row wrap gap={16} ruled={20} align="baseline" justify="between">
      <Text>
        <strong>{text(message('home.release', { number: String(number) }))}</strong>{' '}
        {text(message('shell.updated', { date: day(published_at) }))}
      </Text>
      {isHere && <SinceLast release={catalogue.release} />}
      <Row wrap gap={16}>
        <Link href="/releases">{text(message('home.what-changed'))}</Link>
      </Row>
    </Row>
  )
}
