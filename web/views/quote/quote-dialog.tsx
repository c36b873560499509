import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { View } from '#charts/view.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { permalink } from '#web/views/permalink.ts'
import { Choice } from './choice.tsx'
import { QuotePanel } from './quote-panel.tsx'

interface QuoteDialogProps {
  /** What the reader looks at: its indicators and places are offered. */
  readonly about: Pick<View, 'indicators' | 'locations'>
  readonly reference: ReferenceData
  readonly onClose: () => void
}

/** "Which figure should I quote?" for what a chart shows. Charts of several indicators or places offer each of them. */
export function QuoteDialog({ about, reference, onClose }: QuoteDialogProps) {
  const { text } = useLanguage()
  const [indicator, setIndicator] = useState(about.indicators[0] ?? 0)
  const places = about.locations.length > 0 ? about.locations : [1]
  const [location, setLocation] = useState(places[0] ?? 1)
  const indicators = about.indicators.flatMap((id) => reference.indicators.get(id) ?? [])
  const address = permalink({
    kind: 'trend',
    indicators: [indicator],
    locations: [location],
    sources: [],
    periods: [],
    options: {},
  })
  return (
    <Dialog form="centre" title={text(message('quote-card.title'))} onClose={onClose}>
      <Row wrap gap={12} rows={8} below={16} unlessEmpty>
        {indicators.length > 1 && (
          <Choice
            label={text(message('quote-card.indicator'))}
            value={`${indicator}`}
            options={indicators.map(({ id, fullName }) => ({ value: `${id}`, label: fullName }))}
            onChoose={(id) => setIndicator(Number(id))}
          />
        )}
        {places.length > 1 && (
          <Choice
            label={text(message('quote-card.location'))}
            value={`${location}`}
            options={places.map((id) => ({
              value: `${id}`,
              label: text(named(byId(reference.locations, id).name)),
            }))}
            onChoose={(id) => setLocation(Number(id))}
          />
        )}
      </Row>
      <QuotePanel indicator={indicator} location={location} address={address} level={3} />
    </Dialog>
  )
}
