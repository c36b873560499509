import { useMemo } from 'react'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { TriangulationRequest } from './triangulation-address.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { QuoteCard } from '#web/views/quote/quote-card.tsx'
import type { Figures } from './use-figures.ts'

interface QuotePanelProps {
  readonly indicator: number
  readonly catalogue: Catalogue
  readonly figures: Figures
  readonly asked: TriangulationRequest
  readonly onAsk: (selection: TriangulationRequest) => void
}

/** The figure to quote; it needs a place, and says so. */
export function QuotePanel(props: QuotePanelProps) {
  const { text } = useLanguage()
  const { asked, onAsk, catalogue } = props
  if (asked.location !== null) return <OfPlace {...props} location={asked.location} />
  const nation = placeName(byId(catalogue.reference.locations, NATION))
  return (
    <Message
      title={text(message('triangulate.figure-heading'))}
      actions={
        <Button onClick={() => onAsk({ ...asked, location: NATION })}>
          {text(message('triangulate.ask-of', { place: nation }))}
        </Button>
      }
    >
      {text(message('triangulate.figure-needs-place'))}
    </Message>
  )
}

function OfPlace({
  indicator,
  location,
  figures,
  catalogue,
}: QuotePanelProps & { readonly location: number }) {
  const { release } = catalogue
  const answer = useMemo(() => {
    const currentYear = Number(release.published_at.slice(0, 4))
    return figureToQuote({ ...figures, indicator, location, currentYear })
  }, [figures, indicator, location, release])
  return <QuoteCard answer={answer} release={release} address={window.location.href} />
}
