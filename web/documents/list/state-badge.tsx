import { useLanguage } from '#web/language/use-language.ts'
import { IconClock, IconLink, IconLock, IconPencil, IconWorld, IconX } from '#web/kit/icons.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { Badge } from '#web/kit/badge.tsx'
import { type DocumentState, documentState } from './document-state.ts'

/** How far a document is and who may see it, with its sign. */
export function StateBadge({ row }: { readonly row: DocumentSummary }) {
  const { text } = useLanguage()
  const { word, kind } = documentState(row)
  const Sign = SIGNS[kind]
  const look = kind === 'public' ? 'accent' : kind === 'declined' ? 'error' : undefined
  return (
    <Badge kind={look} weight={550}>
      <Sign size={14} aria-hidden="true" /> {text(word)}
    </Badge>
  )
}

const SIGNS: Readonly<Record<DocumentState['kind'], typeof IconLock>> = {
  draft: IconPencil,
  private: IconLock,
  link: IconLink,
  public: IconWorld,
  waiting: IconClock,
  declined: IconX,
}
