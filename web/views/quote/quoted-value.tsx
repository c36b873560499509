import { asPublished } from '#domain/observation/as-published.ts'
import type { Confidence } from '#domain/best-figure/confidence.ts'
import type { FigureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { aboutNumber } from '#domain/best-figure/quote-citation.ts'
import { message } from '#domain/message/message.ts'
import {
  cited,
  decimal,
  figure as figureValue,
  indicatorName,
  placeName,
  shortFigure,
} from '#domain/message/value.ts'
import { interval } from '#domain/observation/point.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { OpenQuestions } from '#web/views/open-questions.tsx'
import classes from './quote-card.module.css'

/** The figure in large type, whose it is, its interval and the stars. */
export function QuotedValue({ answer }: { readonly answer: FigureToQuote }) {
  const { text } = useLanguage()
  const { figure, pooled, indicator, value, location } = answer
  const bounds = figure ? interval(figure.point) : null
  const [low, high] = pooled && !figure ? pooled.figure.ci95 : [bounds?.lower ?? null, bounds?.upper ?? null]
  const level = figure ? bounds?.level : 95
  const unit = indicator.factor === 2 ? '' : text(message('unit.label', { factor: `${indicator.factor}` }))
  const shown = (bound: number) => figureValue(figure ? bound : aboutNumber(bound, indicator), indicator)
  return (
    <>
      <Text tone="soft" size={13}>
        {text(
          message('quote-card.subject', {
            indicator: indicatorName(indicator),
            place: placeName(location),
          }),
        )}
      </Text>
      <Row as="p" wrap align="baseline" gap={16} rows={4} className={classes.main}>
        <strong className={classes.value}>
          {text(
            figure
              ? shortFigure(value, asPublished(figure.point, indicator))
              : message('quote-card.about', {
                  figure: figureValue(aboutNumber(value, indicator), indicator),
                }),
          )}
        </strong>
        {unit && (
          <Text as="span" tone="soft" weight={500}>
            {unit}
          </Text>
        )}
        <Row as="span" inline align="baseline" gap={6}>
          {figure ? (
            <>
              <SourceMarker classification={figure.source.classification} />
              <span>
                <Said
                  what={message('quote-card.whose', {
                    cited: cited(figure.source, figure.point.period),
                    kind: figure.source.classification,
                  })}
                />
              </span>
            </>
          ) : (
            pooled && (
              <span>
                <Said
                  what={message('quote-card.pooled-from', {
                    count: String(pooled.members.length),
                    year: String(pooled.year),
                  })}
                />{' '}
                <Said what={message('quote-card.pooled-means')} />
              </span>
            )
          )}
        </Row>
      </Row>
      <Row as="p" wrap gap={16} rows={2} className={classes.sure}>
        {low !== null && high !== null && (
          <span>
            {text(
              message('quote.interval', {
                level: decimal(level ?? 95, 0),
                lower: shown(low),
                upper: shown(high),
              }),
            )}
          </span>
        )}
        <Stars confidence={answer.confidence} />
        {figure && <OpenQuestions figures={[figure.point]} />}
      </Row>
    </>
  )
}

/** The stars, and the two things that they are made of, so that nobody reads two scales. */
function Stars({ confidence: { stars, strength, agreement } }: { readonly confidence: Confidence }) {
  const { text } = useLanguage()
  return (
    <span>
      {text(message('quote-card.confidence'))}{' '}
      <span aria-hidden="true" className={classes.stars}>
        {'★'.repeat(stars)}
        {'☆'.repeat(3 - stars)}
      </span>{' '}
      {text(message('quote-card.of-three', { stars: `${stars}` }))}
      {'. '}
      {text(message('quote-card.sure', { strength, agreement }))}
    </span>
  )
}
