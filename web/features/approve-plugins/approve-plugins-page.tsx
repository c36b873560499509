import { RecordsHead } from '#web/kit/records/records.tsx'
import { WaitingSubmissions } from '#web/plugin-host/submissions/waiting-submissions.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Plugins that wait for a review, for those who review and do not administer. */
export default function ApprovePluginsPage() {
  const { text } = useLanguage()
  return (
    <>
      <RecordsHead
        title={text(message('submitted-plugins.title'))}
        lead={text(message('submitted-plugins.lead'))}
      />
      <WaitingSubmissions />
    </>
  )
}
