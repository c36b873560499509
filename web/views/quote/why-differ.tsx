import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useMemo, useState } from 'react'
import { distinct } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { whyTheyDiffer } from '#domain/triangulation/why-differ/why-they-differ.ts'
import { Box, Row } from '#web/kit/layout.tsx'
import { Choice } from './choice.tsx'
import { ReasonList } from './reason-list.tsx'
import { useEditions } from './use-editions.ts'
import type { QuoteData } from './use-quote-data.ts'

interface WhyDifferProps {
  readonly data: Pick<QuoteData, 'table' | 'reference'>
  readonly indicator: number
  readonly location: number
  /** The two sources at first; the reader may take others. */
  readonly first: readonly [a: number, b: number]
  /** Figures near this period are compared; absent: the newest year of both. */
  readonly period?: PeriodCode | undefined
  /** Level of the heading in the page; 2 unless said. */
  readonly level?: 2 | 3
}

/** "Why do the sources differ?" for two sources of a place: every reason with a verdict, and what stays unexplained. */
export function WhyDiffer({ data, indicator, location, first, period, level = 2 }: WhyDifferProps) {
  const language = useLanguage()
  const [chosen, choose] = useState(first)
  const Heading = `h${level}` as const
  const { table, reference } = data
  const sources = useMemo(
    () => distinct(table, 'source', { indicator, location }).map((id) => byId(reference.sources, id)),
    [table, reference, indicator, location],
  )
  const [a, b] = chosen
  const isFirst = a === first[0] && b === first[1]
  const editions = useEditions({ indicator, location, sources: chosen })
  const found = useMemo(
    () =>
      whyTheyDiffer({
        ...{ table, reference, indicator, location, a, b, editions },
        period: isFirst ? period : undefined,
      }),
    [table, reference, indicator, location, a, b, editions, period, isFirst],
  )
  if (sources.length < 2) return null
  const optionsBeside = (other: number) =>
    sources.filter(({ id }) => id !== other).map(({ id, name }) => ({ value: `${id}`, label: name }))
  return (
    <Box as="section" shrinks>
      <Heading>{language.text(message('quote-card.differ'))}</Heading>
      <Row wrap gap={12} rows={8} above={12}>
        <Choice
          label={language.text(message('quote-card.source'))}
          value={`${a}`}
          options={optionsBeside(b)}
          onChoose={(id) => choose([Number(id), b])}
        />
        <Choice
          label={language.text(message('quote-card.compared-with'))}
          value={`${b}`}
          options={optionsBeside(a)}
          onChoose={(id) => choose([a, Number(id)])}
        />
      </Row>
      {found.status === 'ok' ? (
        <ReasonList found={found} />
      ) : (
        <p role="status">{language.text(message('quote-card.nothing-comparable'))}</p>
      )}
    </Box>
  )
}
