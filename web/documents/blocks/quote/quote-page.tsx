import { useMemo } from 'react'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { QuoteCard } from '#web/views/quote/quote-card.tsx'
import { type QuoteData, useQuoteData } from '#web/views/quote/use-quote-data.ts'
import { FrozenPart, NotShown } from '../../not-shown.tsx'
import type { BlockPageProps } from '../block-page.ts'

type QuoteBlock = FilledBlockOf<'quote'>

/** Which figure to quote for an indicator in a place, with the reasons; or why none. */
export function QuotePage({ block, release }: BlockPageProps<'quote'>) {
  const { indicator, location } = block
  const state = useQuoteData([indicator], location)
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('shell.this-indicator')}
        reason={state.reason}
        onRetry={state.retry}
      />
    )
  }
  if (state.status === 'loading') return <Loading what={message('quote-card.loading')} />
  const { data } = state
  if (release !== null && release !== data.release.hash) return <FrozenPart release={release} />
  const { indicators, locations } = data.reference
  if (!indicators.has(indicator) || !locations.has(location)) {
    return <NotShown why={message('document-blocks.unknown')} />
  }
  return <Answered block={block} data={data} />
}

function Answered({ block, data }: { readonly block: QuoteBlock; readonly data: QuoteData }) {
  const { indicator, location, year } = block
  const { text } = useLanguage()
  const { table, reference, currentYear, release } = data
  const answer = useMemo(() => {
    const asked = { table, reference, indicator, location, currentYear }
    return figureToQuote(year === null ? asked : { ...asked, year: Number(year) })
  }, [table, reference, indicator, location, currentYear, year])
  const subject = subjectOf(data, block)
  return (
    <QuoteCard
      answer={answer}
      release={release}
      address={window.location.href}
      {...(subject && { subject: text(subject) })}
    />
  )
}

function subjectOf({ reference }: QuoteData, block: QuoteBlock): Message | null {
  const indicator = reference.indicators.get(block.indicator)
  const place = reference.locations.get(block.location)
  if (!indicator || !place) return null
  return message('quote-card.subject', { indicator: indicatorName(indicator), place: placeName(place) })
}
