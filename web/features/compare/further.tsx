import { Link } from 'wouter'
import { NATION } from '#domain/location/location.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import type { CompareState } from '#domain/side-by-side/compare-address.ts'
import { type AskedLine, type ComparedLine, MOST_LINES } from '#domain/side-by-side/compared-lines.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface FurtherProps {
  readonly lines: readonly ComparedLine[]
  readonly change: (part: Partial<CompareState>) => void
}

/** What can be asked next of the lines that are compared. */
export function Further({ lines, change }: FurtherProps) {
  const { text } = useLanguage()
  const [first] = lines
  if (!first) return null
  const { indicator, source, place } = first
  const asked = lines.map(
    (line): AskedLine => ({ indicator: line.indicator.id, source: line.source.id, place: line.place.id }),
  )
  const hasNation = lines.some((line) => line.place.id === NATION)
  const state = place.level === 3 ? place : null
  return (
    <section aria-labelledby="compare-further">
      <Text as="h2" id="compare-further" size={16} weight={650}>
        {text(message('compare-page.further'))}
      </Text>
      <ul>
        {!hasNation && asked.length < MOST_LINES && (
          <Row as="li" entry={8}>
            <WordButton
              onClick={() =>
                change({ lines: [...asked, { indicator: indicator.id, source: source.id, place: NATION }] })
              }
            >
              {text(message('compare-page.further-nation'))}
            </WordButton>
          </Row>
        )}
        <Row as="li" entry={8}>
          <Link href={`/work-list?indicator=${indicator.id}&location=${place.id}`}>
            {text(message('compare-page.further-list', { place: placeName(place) }))}
          </Link>
        </Row>
        {state && (
          <Row as="li" entry={8}>
            <Link href={`/health-profiles/${placeSlug(state)}#like`}>
              {text(message('compare-page.further-like', { place: placeName(state) }))}
            </Link>
          </Row>
        )}
      </ul>
    </section>
  )
}
