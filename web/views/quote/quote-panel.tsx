import { useMemo } from 'react'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { message } from '#domain/message/message.ts'
import { distinct } from '#domain/observation/observation-table.ts'
import { Grid } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { QuoteCard } from './quote-card.tsx'
import { type QuoteData, useQuoteData } from './use-quote-data.ts'
import { WhyDiffer } from './why-differ.tsx'

interface QuotePanelProps {
  readonly indicator: number
  readonly location: number
  /** Written under a copied citation. */
  readonly address: string
  readonly level?: 2 | 3
}

/** The answer card with the reasons for differences below it, loaded by itself. */
export function QuotePanel(props: QuotePanelProps) {
  const state = useQuoteData([props.indicator], props.location)
  if (state.status === 'failed')
    return (
      <LoadFailureMessage
        what={message('shell.this-indicator')}
        reason={state.reason}
        onRetry={state.retry}
      />
    )
  if (state.status === 'loading') return <Loading what={message('quote-card.loading')} />
  return <Answered {...props} data={state.data} />
}

function Answered({
  indicator,
  location,
  address,
  level = 2,
  data,
}: QuotePanelProps & { readonly data: QuoteData }) {
  const { text } = useLanguage()
  const { table, reference, currentYear, release } = data
  const answer = useMemo(
    () => figureToQuote({ table, reference, indicator, location, currentYear }),
    [table, reference, indicator, location, currentYear],
  )
  const first = useMemo(() => {
    const all = distinct(table, 'source', { indicator, location })
    const ranked =
      answer.status === 'quote'
        ? [answer.figure, ...answer.runnersUp.map(({ figure }) => figure)].flatMap(
            (figure) => figure?.source.id ?? [],
          )
        : []
    const [a, b] = [...new Set([...ranked, ...all])]
    return a !== undefined && b !== undefined ? ([a, b] as const) : null
  }, [answer, table, indicator, location])
  const period = answer.status === 'quote' ? answer.figure?.point.period : undefined
  return (
    <Grid columns={1} gap={24}>
      <QuoteCard answer={answer} release={release} address={address} level={level} />
      {first ? (
        <WhyDiffer
          key={`${indicator} ${location}`}
          {...{ data, indicator, location, first, period, level }}
        />
      ) : (
        <p>{table.length > 0 ? text(message('quote-card.alone')) : ''}</p>
      )}
    </Grid>
  )
}
