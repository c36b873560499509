import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { Text } from '#web/kit/layout.tsx'

interface WhatBecomesProps {
  /** As readers have it now; null: nobody has it yet. */
  readonly before: Pick<DocumentSummary, 'visibility' | 'keeps_link'> | null
  readonly after: DocumentSummary['visibility']
}

/** Says, before it is saved, what another visibility makes of a link that people have. */
export function WhatBecomesOfTheLink({ before, after }: WhatBecomesProps) {
  const { text } = useLanguage()
  const isShared = before !== null && (before.visibility === 'link' || before.keeps_link)
  if (!isShared || after === 'link') return null
  return (
    <Text role="status">
      {text(message(after === 'public' ? 'document-list.link-stays' : 'document-list.link-stops'))}
    </Text>
  )
}
