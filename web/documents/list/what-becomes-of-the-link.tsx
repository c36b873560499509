import { type Message, message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { Text } from '#web/kit/layout.tsx'

interface WhatBecomesProps {
  /** As readers have it now; null: nobody has it yet. */
  readonly before: Pick<DocumentSummary, 'visibility' | 'keeps_link' | 'state'> | null
  readonly after: DocumentSummary['visibility']
}

/** Says, before it is saved, what another visibility makes of an address that people have. */
export function WhatBecomesOfTheLink(props: WhatBecomesProps) {
  const { text } = useLanguage()
  const what = whatBecomes(props)
  return what === null ? null : <Text role="status">{text(what)}</Text>
}

/** In words; null: nothing becomes of it. */
function whatBecomes({ before, after }: WhatBecomesProps): Message | null {
  if (before?.visibility === 'public' && before.state === 'approved') {
    return after === 'public' ? null : message('document-list.public-ends', { who: after })
  }
  const isShared = before !== null && (before.visibility === 'link' || before.keeps_link)
  if (!isShared || after === 'link') return null
  return message(after === 'public' ? 'document-list.link-stays' : 'document-list.link-stops')
}
