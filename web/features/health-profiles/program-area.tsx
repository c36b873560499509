import { useState } from 'react'
import type { ProfileArea } from '#catalogue/profile-areas.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { message } from '#domain/message/message.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { AreaIcon } from './area-icon.tsx'
import { areaFigures } from './area-figures.ts'
import { AreaNotes } from './area-notes.tsx'
import { AreaTable } from './area-table.tsx'
import { CountedFigures } from './counted-figures.tsx'
import { Definitions } from './definitions.tsx'
import classes from './program-area.module.css'
import type { ProfileProps } from './profile-props.ts'
import { useId } from '#web/kit/use-id.ts'

/** A program area: what it is about, its figures against the nation, their definitions and sources. */
export function ProgramArea({ area, question }: ProfileProps & { readonly area: ProfileArea }) {
  const { text } = useLanguage()
  const [defines, setDefines] = useState(false)
  const definitionsId = useId()
  const rows: readonly KeyFigure[] = areaFigures(area, question)
  const title = text(area.title)
  return (
    <section id={area.slug} className={classes.area} aria-labelledby={`${area.slug}-title`}>
      <Row wrap align="baseline" justify="between" gap={12} rows={2}>
        <Row as="h3" align="center" gap={8} id={`${area.slug}-title`} className={classes.title}>
          <AreaIcon slug={area.slug} />
          {title}
        </Row>
        <WordButton
          aria-expanded={defines}
          aria-controls={definitionsId}
          onClick={() => setDefines(!defines)}
        >
          {text(message(defines ? 'profiles.hide-definitions' : 'profiles.show-definitions'))}
        </WordButton>
      </Row>
      <Text tone="soft" below={8}>
        {text(area.about)}
      </Text>
      {area.counted ? (
        <CountedFigures rows={rows} place={question.place} />
      ) : (
        <AreaTable {...{ area, rows, question }} />
      )}
      <AreaNotes rows={rows} />
      <div id={definitionsId}>
        {defines && <Definitions title={title} rows={rows} reference={question.data.reference} />}
      </div>
    </section>
  )
}
