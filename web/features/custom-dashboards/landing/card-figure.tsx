import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useMemo } from 'react'
import { closedView } from '#domain/document/blocks/view-field.ts'
import type { Document } from '#domain/document/document.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { firstFigure } from '../first-figure.ts'
import { sourcesOf } from '#sections/document-dashboard.ts'
import { documentIn } from '#web/editing/clash.ts'
import { Coming } from '#web/kit/coming.tsx'
import { Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { later } from '#web/kit/later.tsx'

const PlainFigure = later(async () => (await import('../plain-figure.tsx')).PlainFigure)

interface CardFigureProps {
  readonly id: string
  readonly catalogue: Catalogue
}

/** The first indicator of a dashboard over time, or the first figure of a report, and how much there is in it. */
export function CardFigure({ id, catalogue }: CardFigureProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /document/{id}', { path: { id } })
  const document = useMemo(
    () => (answer.status === 'ready' ? documentIn(answer.value.data.document) : null),
    [answer],
  )
  const view = useMemo(() => document && shownOf(document, catalogue), [document, catalogue])
  if (answer.status === 'failed') return null
  if (!document) return <Coming />
  const { indicators, sources } = document.subject
  const having = sourcesOf(indicators, catalogue.coverage)
  const shown = sources.length > 0 ? sources.filter((id) => having.includes(id)) : having
  return (
    <>
      {view && <PlainFigure view={view} scope={document.subject} />}
      <Text tone="faint" size={13} above={6}>
        {text(
          document.kind === 'report'
            ? message('own-dashboards.parts', { count: document.blocks.length })
            : message('own-dashboards.holds', { indicators: indicators.length, sources: shown.length }),
        )}
      </Text>
    </>
  )
}

function shownOf(document: Document, catalogue: Catalogue): StoredView | null {
  if (document.kind !== 'report') return firstFigure(document.subject, catalogue)
  const first = document.blocks.find((block) => block.kind === 'figure')
  return first ? closedView(first.view) : null
}
