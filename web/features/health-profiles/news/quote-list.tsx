import { IconCheck, IconCopy } from '#web/kit/icons.ts'
import { PLACE_QUOTES } from '#catalogue/profile-areas.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure, headlineName, placeName, shortFigure } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval } from '#domain/observation/point.ts'
import type { TestableFigure } from '#domain/place-news/testable-figures.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { copiedText } from '#web/views/quote/copied-text.ts'
import { QuoteSign } from '../quote-sign.tsx'
import classes from './news.module.css'

interface QuoteListProps {
  readonly figures: readonly TestableFigure[]
  readonly question: PlaceQuestion
  readonly release: ReleaseStamp
}

/** The figures of a place that are quoted most, ready to be copied, each with the reason for it. */
export function QuoteList({ figures, question, release }: QuoteListProps) {
  const { text } = useLanguage()
  const quoted = figures.flatMap((one) =>
    one.stated && PLACE_QUOTES.includes(one.indicator.id)
      ? [{ indicator: one.indicator, stated: one.quoted ?? one.stated }]
      : [],
  )
  if (quoted.length === 0) return null
  return (
    <Stack as="section" gap={8} card="accent" aria-labelledby="quote-title">
      <Text as="h2" id="quote-title" size={16} weight={650}>
        {text(message('place-news.quote'))}
      </Text>
      <ul>
        {quoted.map((one) => (
          <Quoted key={one.indicator.id} {...one} {...{ question, release }} />
        ))}
      </ul>
    </Stack>
  )
}

interface QuotedProps extends Pick<QuoteListProps, 'question' | 'release'>, Pick<KeyFigure, 'indicator'> {
  readonly stated: StatedFigure
}

function Quoted({ indicator, stated, question, release }: QuotedProps) {
  const language = useLanguage()
  const { text } = language
  const [copied, copy] = useCopied()
  const { point, source } = stated
  const { place, data } = question
  const written = (value: number) => shortFigure(value, asPublished(point, indicator))
  const bounds = interval(point)
  const quote = text(
    message('place-news.quote-text', {
      ...{ indicator: headlineName(indicator), place: placeName(place), cited: cited(source, point.period) },
      figure: figure(point.value, asPublished(point, indicator)),
      ...{ has_range: bounds ? 'yes' : 'no', level: String(bounds?.level ?? '') },
      ...{ lower: bounds ? written(bounds.lower) : '', upper: bounds ? written(bounds.upper) : '' },
    }),
  )
  const address = window.location.href
  return (
    <Row as="li" gap={8} entry={8} justify="between" align="center">
      <span>
        <Text as="strong" line weight={600}>
          {text(headlineName(indicator), 'name')}
        </Text>
        <Text as="span" tone="soft" size={13}>
          <SourceMarker classification={source.classification} /> {text(cited(source, point.period))}{' '}
          <QuoteSign indicator={indicator} place={place.id} reference={data.reference} />
        </Text>
      </span>
      <Row gap={8} align="center" keeps className={classes.told}>
        <Text as="span" figures className={classes.quoted}>
          <Text as="strong" line size={16}>
            {text(written(point.value))}
          </Text>
          {bounds && (
            <Text as="span" tone="soft" size={13}>
              {text(
                message('work-list.range', { lower: written(bounds.lower), upper: written(bounds.upper) }),
              )}
            </Text>
          )}
        </Text>
        <IconButton
          data-print="never"
          label={text(
            copied
              ? message('place-news.quote-copied')
              : message('place-news.quote-copy', { indicator: headlineName(indicator) }),
          )}
          onClick={() => copy(copiedText(quote, { release, address, language }))}
        >
          {copied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
        </IconButton>
      </Row>
    </Row>
  )
}
