import { Link } from 'wouter'
import { BRIEF } from '#catalogue/brief.ts'
import type { DifferenceRow } from '#contract/data-import/data-import.ts'
import { subjectIndicators } from '#domain/brief/subjects.ts'
import { message } from '#domain/message/message.ts'
import { listOf, placeName } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

interface TouchedPartProps {
  readonly differences: readonly DifferenceRow[]
  readonly catalogue: Catalogue
}

/** The dashboards that show an indicator and a source of the figures, and the places whose brief speaks of them. */
export function TouchedPart({ differences, catalogue }: TouchedPartProps) {
  const { text } = useLanguage()
  const dashboards = catalogue.dashboards.filter(({ indicators, data_sources: sources }) =>
    differences.some(
      ({ indicator, datasource }) => indicators.includes(indicator) && sources.includes(datasource),
    ),
  )
  const subjects = new Set(subjectIndicators(BRIEF))
  const told = new Set(
    differences.filter(({ indicator }) => subjects.has(indicator)).map(({ location }) => location),
  )
  const places = [...catalogue.reference.locations.values()].filter(({ id }) => told.has(id))
  if (dashboards.length === 0 && places.length === 0) return null
  return (
    <section aria-labelledby="touched">
      <Text as="h3" weight={600} id="touched">
        {text(message('publish.touched'))}
      </Text>
      <ul>
        {dashboards.map(({ name, title }) => (
          <li key={name}>
            <Link href={`/dashboard/${name}`}>{title}</Link>
          </li>
        ))}
        {places.length > 0 && (
          <li>
            {text(
              message('publish.briefs', {
                count: places.length,
                places: listOf(places.map((place) => placeName(place))),
              }),
            )}
          </li>
        )}
      </ul>
    </section>
  )
}
