import { Link } from 'wouter'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { lgaNames } from '#web/queries/lga-names.ts'
import { useOpenQuestions } from '#web/queries/open-questions.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { OpenQuestions } from '../open-questions.tsx'
import { FigureLife } from './figure-life.tsx'

interface AboutNumberDialogProps {
  readonly figure: PointKey
  readonly onClose: () => void
}

/** "About this number": in which releases it stood and as what, how it came about, what was found in it, and who shows it. */
export default function AboutNumberDialog({ figure, onClose }: AboutNumberDialogProps) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  return (
    <Dialog form="centre" title={text(message('card.about-number'))} onClose={onClose}>
      {catalogue.status === 'ready' ? (
        <Content figure={figure} reference={catalogue.value.reference} />
      ) : catalogue.status === 'failed' ? (
        <LoadFailureMessage
          what={message('card.about-number')}
          reason={catalogue.reason}
          onRetry={catalogueResource.load}
        />
      ) : (
        <Loading what={message('card.about-number')} />
      )}
    </Dialog>
  )
}

interface ContentProps {
  readonly figure: PointKey
  readonly reference: ReferenceData
}

function Content({ figure, reference }: ContentProps) {
  const { text } = useLanguage()
  const indicator = byId(reference.indicators, figure.indicator)
  const source = byId(reference.sources, figure.source)
  const place = reference.locations.get(figure.location)
  const of = (where: Value) =>
    text(
      message('about-number.of', {
        indicator: indicatorName(indicator),
        place: where,
        source: sourceName(source),
        period: periodName(figure.period, source),
      }),
    )
  return (
    <Stack gap={16}>
      <Text tone="soft">{place ? of(placeName(place)) : <InLga location={figure.location} of={of} />}</Text>
      <FigureLife level={3} figure={figure} indicator={indicator}>
        {({ documents }) => (
          <Stack gap={16} above={16}>
            <Checks figure={figure} />
            <section>
              <h3>{text(message('about-number.documents'))}</h3>
              {documents.length === 0 ? (
                <Text tone="soft">{text(message('about-number.documents-none'))}</Text>
              ) : (
                <ul>
                  {documents.map(({ id, kind, title }) => (
                    <li key={id}>
                      <Link href={kind === 'report' ? `/report/${id}` : `/custom/public/${id}`}>{title}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </Stack>
        )}
      </FigureLife>
    </Stack>
  )
}

interface InLgaProps {
  readonly location: Location['id']
  readonly of: (where: Value) => string
}

/** The subject of a figure of an LGA, whose name the catalogue leaves out. */
function InLga({ location, of }: InLgaProps) {
  const names = useResource(lgaNames)
  if (names.status === 'loading') return null
  const place = names.status === 'ready' ? names.value.find(({ id }) => id === location) : undefined
  return of(place ? placeName(place) : String(location))
}

/** What the data audit found in it and nobody has answered, or that nothing is open. */
function Checks({ figure }: { readonly figure: PointKey }) {
  const { text } = useLanguage()
  const open = useOpenQuestions([figure.indicator])(figure)
  return (
    <section>
      <h3>{text(message('about-number.checks'))}</h3>
      {open.length === 0 ? (
        <Text tone="soft">{text(message('about-number.checks-none'))}</Text>
      ) : (
        <p>
          <OpenQuestions figures={[figure]} />
        </p>
      )}
    </section>
  )
}
