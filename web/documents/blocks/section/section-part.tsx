import { useEffect, useState } from 'react'
import { serialiseView } from '#charts/view-address.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { message } from '#domain/message/message.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { failureOf, type LoadFailure } from '#web/queries/resource.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { ShownView } from '../shown-view.tsx'
import { resolvedPart, type SectionInDocument } from './resolved-part.ts'

interface SectionPartProps {
  readonly block: FilledBlockOf<'section'>
  /** What the document is about, and what it opens with. */
  readonly subject: FilledDocument['subject']
}

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure }
  | { readonly status: 'ready'; readonly part: SectionInDocument | null }

const LOADING: State = { status: 'loading' }

/** A section where it stands in a document, as it is printed: its name, its sentence and its figures, without controls. */
export function SectionPart({ block, subject }: SectionPartProps) {
  const { text } = useLanguage()
  const section = OFFERED_SECTIONS.find(({ slug }) => slug === block.section)
  const [tries, setTries] = useState(0)
  if (!section) return <Text heading>{block.section}</Text>
  return (
    <Stack as="section" gap={16} aria-label={text(section.title)}>
      <Text as="h2" heading>
        {text(section.title)}
      </Text>
      <Body key={tries} block={block} subject={subject} onRetry={() => setTries(tries + 1)} />
    </Stack>
  )
}

function Body({ block, subject, onRetry }: SectionPartProps & { readonly onRetry: () => void }) {
  const language = useLanguage()
  const catalogue = useResource(catalogueResource)
  const [state, setState] = useState<State>(LOADING)
  const known = catalogue.status === 'ready' ? catalogue.value : null
  useEffect(() => {
    if (!known) return
    let isWanted = true
    const say = (next: State) => isWanted && setState(next)
    setState(LOADING)
    resolvedPart(block, { subject, catalogue: known, language }).then(
      (part) => say({ status: 'ready', part }),
      (error: unknown) => say({ status: 'failed', reason: failureOf(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [block, subject, known, language])
  const what = message('document-blocks.the-part')
  if (state.status === 'failed') {
    return <LoadFailureMessage what={what} reason={state.reason} onRetry={onRetry} />
  }
  if (state.status === 'loading') return <Loading what={what} />
  if (!state.part) return null
  return (
    <>
      <AnswerText says={state.part.answer} />
      {state.part.views.map((view) => (
        <ShownView key={serialiseView(view)} view={view} release={null}>
          {(shown) => <FigureCard {...shown} />}
        </ShownView>
      ))}
    </>
  )
}
