import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Text } from '#web/kit/layout.tsx'

interface AgainToApprovalProps {
  /** What sends it there; `live`: each save while it is changed. */
  readonly what: 'adding' | 'change' | 'saving' | 'live'
}

/** Said before something that is public is changed. */
export function AgainToApproval({ what }: AgainToApprovalProps) {
  const { text } = useLanguage()
  return <Text role="note">{text(message('document-list.again', { what }))}</Text>
}
