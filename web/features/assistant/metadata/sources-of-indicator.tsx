import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { measureFacts } from '#domain/narrative/indicator-facts.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './metadata.module.css'
import type { MeasuringSource } from './use-about-indicator.ts'

/** What of a measure stands in the table: denominator, levels and periods, as `measureFacts` names them. */
const COLUMNS = ['facts.denominator', 'facts.periods', 'facts.levels', 'facts.comparability'] as const

/** The sources that have figures of an indicator, and how each measures it. */
export function SourcesOfIndicator({ sources }: { readonly sources: readonly MeasuringSource[] }) {
  const { text } = useLanguage()
  const heading = text(message('chat.metadata-sources'))
  return (
    <section>
      <h2>{heading}</h2>
      <Text size={13} tone="soft" above={2} below={8}>
        {text(message('chat.metadata-sources-about'))}
      </Text>
      <Table
        dense
        className={classes.table}
        label={heading}
        rows={sources}
        keyOf={({ source }) => source.id}
        columns={[
          {
            title: text(message('chat.column', { column: 'source' })),
            names: true,
            cell: ({ source }) => (
              <Row gap={6} align="center">
                <SourceMarker classification={source.classification} />
                <Link href={`/about?source=${source.id}#data-sources`}>{source.name}</Link>
              </Row>
            ),
          },
          ...COLUMNS.map((column) => ({
            title: text(message(column)),
            cell: ({ measure }: MeasuringSource) => {
              const facts = measure ? measureFacts(measure) : []
              const fact = facts.find(({ term }) => text(term) === text(message(column)))
              return fact ? text(fact.content) : ''
            },
          })),
        ]}
      />
    </section>
  )
}
