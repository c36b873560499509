import { useMemo } from 'react'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { releaseYear } from '#contract/release-data.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { QuoteCard } from '#web/views/quote/quote-card.tsx'
import type { TriangulationPanelProps } from './panel-props.ts'

/** The figure to quote; it is about one indicator and one place, and says so. */
export function QuotePanel({ shown, onChange }: TriangulationPanelProps) {
  const { text } = shown.language
  const { request } = shown.choice
  if (request?.indicator == null) {
    return (
      <Message title={text(message('triangulate.choose-indicator'))}>
        {text(message('triangulate.needs-indicator'))}
      </Message>
    )
  }
  const { indicator, location } = request
  if (location !== null) return <OfPlace {...{ shown, indicator, location }} />
  const nation = placeName(byId(shown.catalogue.reference.locations, NATION))
  return (
    <Message
      title={text(message('triangulate.figure-heading'))}
      actions={
        <Button onClick={() => onChange({ location: NATION, asked: true })}>
          {text(message('triangulate.ask-of', { place: nation }))}
        </Button>
      }
    >
      {text(message('triangulate.figure-needs-place'))}
    </Message>
  )
}

interface OfPlaceProps extends Pick<TriangulationPanelProps, 'shown'> {
  readonly indicator: number
  readonly location: number
}

function OfPlace({ shown: { figures, catalogue }, indicator, location }: OfPlaceProps) {
  const { release } = catalogue
  const answer = useMemo(() => {
    const { table, reference } = figures
    return figureToQuote({ table, reference, indicator, location, currentYear: releaseYear(release) })
  }, [figures, indicator, location, release])
  return <QuoteCard answer={answer} release={release} address={window.location.href} />
}
