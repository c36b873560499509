import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { keyFigure } from '#domain/brief/key-figure.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { figure as figureOf, indicatorName, periodName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { WarningSign } from '#web/kit/warning-sign.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { type QuoteData, useQuoteData } from '#web/views/quote/use-quote-data.ts'
import { Sparkline } from '#web/views/sparkline.tsx'
import classes from './indicator-preview.module.css'
import { MiniMap } from './mini-map.tsx'
import { wholeCourse } from './whole-course.ts'

const SPARK = { width: 220, height: 44 } as const

interface KeyIndicatorProps {
  readonly indicator: number
  readonly catalogue: Catalogue
}

/** One key indicator: the figure to quote of the nation, its course, its target and where it is high or low. */
export function KeyIndicator({ indicator, catalogue }: KeyIndicatorProps) {
  const state = useQuoteData([indicator], NATION)
  const { text } = useLanguage()
  const name = text(indicatorName(byId(catalogue.reference.indicators, indicator)), 'name')
  const home = catalogue.dashboards.find(({ indicators }) => indicators.includes(indicator))
  const address = home ? `/dashboard/${home.name}?indicator=${indicator}` : null
  return (
    <Box as="article" card="plain">
      <Text as="h2" below={8} size={14} weight={600}>
        {address ? <Link href={address}>{name}</Link> : name}
      </Text>
      {state.status === 'loading' && <Loading what={message('special.preview-loading')} />}
      {state.status === 'failed' && (
        <LoadFailureMessage
          what={message('shell.this-indicator')}
          reason={state.reason}
          onRetry={state.retry}
        />
      )}
      {state.status === 'ready' && <Found indicator={indicator} data={state.data} />}
      {address && (
        <Text above={12} size={13}>
          <Link href={address} className={classes.open}>
            {text(message('special.preview-open'))}
            <span className="sr-only">: {name}</span>
          </Link>
        </Text>
      )}
    </Box>
  )
}

function Found({ indicator, data }: { readonly indicator: number; readonly data: QuoteData }) {
  const found = useMemo((): KeyFigure => {
    const { reference, currentYear, table } = data
    const place = byId(reference.locations, NATION)
    return keyFigure({ place, data: { reference, currentYear, tableOf: () => table } }, indicator)
  }, [indicator, data])
  return (
    <>
      <Value found={found} reference={data.reference} />
      <Course found={found} data={data} />
      <MiniMap found={found} data={data} />
    </>
  )
}

function Value({
  found: { stated, indicator, answer, aim },
  reference,
}: {
  readonly found: KeyFigure
  readonly reference: QuoteData['reference']
}) {
  const { text } = useLanguage()
  if (!stated) {
    const why = answer.status === 'quote' ? '' : text(answer.why)
    return (
      <>
        <Row align="center" gap={8} below={4} size={24} weight={680} figures>
          <WarningSign text={why} /> {text(message('special.not-available'))}
        </Row>
        <Text tone="soft" size={13}>
          {why}
        </Text>
      </>
    )
  }
  const { point, source } = stated
  return (
    <>
      <Text below={4} size={24} weight={680} figures>
        {text(figureOf(point.value, asPublished(point, indicator)))}
      </Text>
      <Text tone="soft" size={13}>
        <SourceMarker classification={source.classification} />{' '}
        {text(message('profiles.source', { cited: citedWithNotes(stated, indicator, reference) }))}
        {aim && <> · {text(message('special.target', { value: targetValue(aim.value, indicator) }))}</>}
      </Text>
    </>
  )
}

/** The figures of the same source at other times. */
function Course({
  found: { stated, indicator },
  data,
}: {
  readonly found: KeyFigure
  readonly data: QuoteData
}) {
  const { text } = useLanguage()
  if (!stated) return null
  const { source } = stated
  const points = wholeCourse(stated, data.table)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const label = message('special.course', {
    indicator: indicatorName(indicator),
    count: points.length,
    source: source.name,
    from: periodName(first.period, source),
    to: periodName(last.period, source),
  })
  return (
    <Box above={16}>
      <Sparkline points={points} label={text(label)} size={SPARK} />
      {first !== last && (
        <Text size={12} tone="soft" above={4}>
          {text(
            message('special.from-to', {
              ...{ from: shortFigure(first.value, indicator), to: shortFigure(last.value, indicator) },
              ...{ begin: periodName(first.period, source), end: periodName(last.period, source) },
            }),
          )}
        </Text>
      )}
    </Box>
  )
}
