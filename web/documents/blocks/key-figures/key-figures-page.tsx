import { useMemo } from 'react'
import {
  type KeyFigureWords,
  keyFiguresInWords,
} from '#domain/document/blocks/key-figures/key-figure-words.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type QuoteData, useQuoteData } from '#web/views/quote/use-quote-data.ts'
import { FrozenPart, NotShown } from '../../not-shown.tsx'
import type { BlockPageProps } from '../block-page.ts'
import classes from './key-figures-page.module.css'

/** The figures to quote of a place beside each other, each with whose it is, its interval and its change. */
export function KeyFiguresPage({ block, release }: BlockPageProps<'key-figures'>) {
  const state = useQuoteData(block.indicators, block.location)
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('document-blocks.the-part')}
        reason={state.reason}
        onRetry={state.retry}
      />
    )
  }
  if (state.status === 'loading') return <Loading what={message('document-blocks.the-part')} />
  const { data } = state
  if (release !== null && release !== data.release.hash) return <FrozenPart release={release} />
  const { indicators, locations } = data.reference
  if (!locations.has(block.location) || !block.indicators.every((id) => indicators.has(id))) {
    return <NotShown why={message('document-blocks.unknown')} />
  }
  return <Drawn block={block} data={data} />
}

interface DrawnProps {
  readonly block: FilledBlockOf<'key-figures'>
  readonly data: QuoteData
}

function Drawn({ block: { title, indicators, location }, data }: DrawnProps) {
  const { text } = useLanguage()
  const { table, reference, currentYear } = data
  const words = useMemo(
    () => keyFiguresInWords(indicators, location, { reference, currentYear, tableOf: () => table }),
    [indicators, location, reference, currentYear, table],
  )
  const place = reference.locations.get(location)
  const heading = title || (place ? text(message('key-figures.of', { place: placeName(place) })) : '')
  return (
    <section aria-label={heading}>
      <Text as="h3" heading below={8}>
        {heading}
      </Text>
      <Grid as="ul" gap={12} className={classes.figures}>
        {words.map((one) => (
          <Figure key={text(one.name, 'name')} figure={one} />
        ))}
      </Grid>
    </section>
  )
}

function Figure({ figure: { name, value, unit, lines } }: { readonly figure: KeyFigureWords }) {
  const { text } = useLanguage()
  return (
    <Stack as="li" gap={4} className={classes.figure}>
      <Text size={13} weight={600}>
        {text(name, 'name')}
      </Text>
      {value !== null && (
        <Text size={20} weight={650} figures>
          {`${text(value)} ${text(unit)}`.trim()}
        </Text>
      )}
      {lines
        .map((line) => text(line))
        .map((line) => (
          <Text key={line} tone="soft" size={12}>
            {line}
          </Text>
        ))}
    </Stack>
  )
}
