import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './class-heading.module.css'

/** A class of sources above its sources, in its colour. */
export function ClassHeading({ classification }: Pick<DataSource, 'classification'>) {
  const { text } = useLanguage()
  return (
    <Row as="span" align="center" gap={6} className={classes.heading} data-class={classification}>
      <SourceMarker classification={classification} size={9} />
      {text(message('chart.class', { class: classification }))}
    </Row>
  )
}
