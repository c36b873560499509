import { useState } from 'react'
import type { View } from '#charts/view.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Choice } from './quote/choice.tsx'

interface AboutChoiceProps {
  /** The view of the reader, whose indicators and places are offered. */
  readonly about: Pick<View, 'indicators' | 'locations'>
  readonly reference: ReferenceData
  readonly children: (chosen: { readonly indicator: number; readonly location: number }) => React.ReactNode
}

/** One indicator at one place out of what a figure shows. Figures of several offer each of them. */
export function AboutChoice({ about, reference, children }: AboutChoiceProps) {
  const { text } = useLanguage()
  const [indicator, setIndicator] = useState(about.indicators[0] ?? 0)
  const places = about.locations.length > 0 ? about.locations : [NATION]
  const [location, setLocation] = useState(places[0] ?? NATION)
  const indicators = about.indicators.flatMap((id) => reference.indicators.get(id) ?? [])
  return (
    <>
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
      {children({ indicator, location })}
    </>
  )
}
