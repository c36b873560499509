import type { Confidence } from '#domain/best-figure/confidence.ts'
import type { FigureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { aboutNumber } from '#domain/best-figure/quote-citation.ts'
import { unitLabel } from '#domain/number/factor.ts'
import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { interval } from '#domain/observation/point.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import classes from './quote-card.module.css'

const KIND = { Routine: 'routine', Survey: 'survey', Estimate: 'estimate' } as const

/** The figure in large type, whose it is, its interval and the stars. */
export function QuotedValue({ answer }: { readonly answer: FigureToQuote }) {
  const { figure, pooled, indicator, value, location } = answer
  const bounds = figure ? interval(figure.point) : null
  const [low, high] = pooled && !figure ? pooled.figure.ci95 : [bounds?.lower ?? null, bounds?.upper ?? null]
  const level = figure ? bounds?.level : 95
  const unit = indicator.factor === 2 ? '' : unitLabel(indicator.factor)
  const shown = (bound: number) => formatValue(figure ? bound : aboutNumber(bound, indicator), indicator)
  return (
    <>
      <Text tone="soft" size={13}>
        {indicator.shortName}, {location.name}
      </Text>
      <p className={classes.main}>
        <strong className={classes.value}>
          {figure ? '' : 'about '}
          {formatWithUnit(figure ? value : aboutNumber(value, indicator), indicator)}
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
                <strong>{sourceAndPeriod(figure.source, figure.point)}</strong>,{' '}
                {KIND[figure.source.classification]}
              </span>
            </>
          ) : (
            <span>
              <strong>pooled from {pooled?.members.length} sources</strong>, {pooled?.year}
            </span>
          )}
        </Row>
      </p>
      <p className={classes.sure}>
        {low !== null && high !== null && (
          <span>
            {level}% interval {shown(low)} to {shown(high)}
          </span>
        )}
        <Stars confidence={answer.confidence} />
      </p>
    </>
  )
}

function Stars({ confidence: { stars } }: { readonly confidence: Confidence }) {
  return (
    <span>
      Confidence{' '}
      <span aria-hidden="true" className={classes.stars}>
        {'★'.repeat(stars)}
        {'☆'.repeat(3 - stars)}
      </span>{' '}
      {stars} of 3
    </span>
  )
}
