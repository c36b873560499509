import { message } from '#domain/message/message.ts'
import { cited, shortFigure } from '#domain/message/value.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './metadata.module.css'
import type { Related } from './use-about-indicator.ts'

interface RelatedProps {
  readonly related: readonly Related[]
  readonly onChoose: (indicator: number) => void
}

/** What is close to the indicator, with the national figure that may be quoted; each is a way to its own metadata. */
export function RelatedIndicators({ related, onChoose }: RelatedProps) {
  const { text } = useLanguage()
  if (related.length === 0) return null
  return (
    <section aria-labelledby="metadata-related">
      <h2 id="metadata-related">{text(message('chat.metadata-related'))}</h2>
      <Row as="ul" wrap gap={12} className={classes.related}>
        {related.map(({ indicator, figure }) => (
          <li key={indicator.id}>
            <button type="button" onClick={() => onChoose(indicator.id)}>
              {indicator.shortName}
            </button>
            {figure ? (
              <Row gap={6} align="baseline" wrap>
                <Text as="strong" size={16}>
                  {text(shortFigure(figure.point.value, indicator))}
                </Text>
                <SourceMarker classification={figure.source.classification} />
                <Text as="span" size={13} tone="soft">
                  {text(cited(figure.source, figure.point.period))}
                </Text>
              </Row>
            ) : (
              <Text size={13} tone="soft">
                {text(message('chat.metadata-no-figure'))}
              </Text>
            )}
          </li>
        ))}
      </Row>
    </section>
  )
}
