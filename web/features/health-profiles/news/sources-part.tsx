import { Link } from 'wouter'
import { PROFILE_INDICATORS } from '#catalogue/profile-areas.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { message } from '#domain/message/message.ts'
import { placeName, sourceName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** So many sources are named; the others are in the workbook of all figures. */
const NAMED = 8

/** The sources with figures of the place, those with most first. */
export function SourcesPart({ question: { place, data } }: { readonly question: PlaceQuestion }) {
  const { text } = useLanguage()
  const points = PROFILE_INDICATORS.flatMap((indicator) =>
    pointsWhere(data.tableOf(indicator), { indicator, location: place.id }),
  )
  const sources = [...Map.groupBy(points, ({ source }) => source)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, NAMED)
  if (sources.length === 0) return null
  return (
    <section id="sources" aria-labelledby="sources-title">
      <Text as="h2" id="sources-title" size={16} weight={650}>
        {text(message('place-news.sources'))}
      </Text>
      <Text tone="soft" size={13}>
        {text(message('place-news.sources-about', { place: placeName(place) }))}
      </Text>
      <ul>
        {sources.map(([id, own]) => {
          const source = byId(data.reference.sources, id)
          const years = own.map(({ period }) => periodYear(period))
          return (
            <Row as="li" key={id} gap={8} entry={8} justify="between">
              <span>
                <SourceMarker classification={source.classification} /> {text(sourceName(source))}
              </span>
              <Text as="span" tone="soft" size={13}>
                {text(
                  message('place-news.source-count', {
                    ...{
                      count: own.length,
                      from: String(Math.min(...years)),
                      to: String(Math.max(...years)),
                    },
                  }),
                )}
              </Text>
            </Row>
          )
        })}
      </ul>
      <Link href="/licences">{text(message('place-news.sources-all'))}</Link>
    </section>
  )
}
