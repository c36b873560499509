import { RecordsHead } from '#web/kit/records/records.tsx'
import { WaitingSubmissions } from '#web/plugin-host/submissions/waiting-submissions.tsx'

/** Plugins that wait for a review, for those who review and do not administer. */
export default function ApprovePluginsPage() {
  return (
    <>
      <RecordsHead
        title="Submitted Plugins"
        lead="Look at the files and run each plugin in the sandbox before you decide. An approved plugin is there for all readers at once."
      />
      <WaitingSubmissions />
    </>
  )
}
