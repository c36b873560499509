import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useDefinitions } from '#web/queries/definitions.ts'
import classes from './program-area.module.css'
import { Box } from '#web/kit/layout.tsx'

interface DefinitionsProps {
  /** Of the area. */
  readonly title: string
  readonly rows: readonly KeyFigure[]
  readonly reference: ReferenceData
}

/** What each indicator of an area means: as the source of its figure defines it, else as the catalogue does. */
export function Definitions({ title, rows, reference }: DefinitionsProps) {
  const { text } = useLanguage()
  const { indicators } = useDefinitions(reference)
  return (
    <Box
      as="dl"
      card="subtle"
      className={classes.definitions}
      aria-label={text(message('profiles.definitions', { area: title }))}
    >
      {rows.map(({ indicator, stated }) => {
        const measure = stated && reference.measures.get(measureKey(indicator.id, stated.source.id))
        return (
          <div key={indicator.id}>
            <dt>{text(indicatorName(indicator), 'full')}</dt>
            <dd lang="en">{measure?.definition || indicators.get(indicator.id)?.definition}</dd>
          </div>
        )
      })}
    </Box>
  )
}
