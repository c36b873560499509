import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { measureFacts } from '#domain/narrative/indicator-facts.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
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
      <ScrollRegion label={heading} className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text(message('chat.column', { column: 'source' }))}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {text(message(column))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, measure }) => {
              const facts = new Map(
                (measure ? measureFacts(measure) : []).map(({ term, content }) => [
                  text(term),
                  text(content),
                ]),
              )
              return (
                <tr key={source.id}>
                  <th scope="row">
                    <Row gap={6} align="center">
                      <SourceMarker classification={source.classification} />
                      <Link href={`/about?source=${source.id}#data-sources`}>{source.name}</Link>
                    </Row>
                  </th>
                  {COLUMNS.map((column) => (
                    <td key={column}>{facts.get(text(message(column))) ?? ''}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
