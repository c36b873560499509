import type { DocumentSummary } from '#contract/documents/document.ts'
import { Text } from '#web/kit/layout.tsx'

interface WhatBecomesProps {
  /** As readers have it now; null: nobody has it yet. */
  readonly before: Pick<DocumentSummary, 'visibility' | 'keeps_link'> | null
  readonly after: DocumentSummary['visibility']
}

/** Says, before it is saved, what another visibility makes of a link that people have. */
export function WhatBecomesOfTheLink({ before, after }: WhatBecomesProps) {
  const isShared = before !== null && (before.visibility === 'link' || before.keeps_link)
  if (!isShared || after === 'link') return null
  return (
    <Text role="status">
      {after === 'public'
        ? 'Whoever has its link can open it all the while: as it waits, and whatever is decided.'
        : 'Its link stops: whoever has it cannot open this any more.'}
    </Text>
  )
}
