import { message } from '#domain/message/message.ts'
import { ReportEditor } from '#web/documents/report/report-editor.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** The report beside the page whose figures go into it. */
export function ReportPanel() {
  const { text } = useLanguage()
  return (
    <ReportEditor
      actions={<LinkButton href="/report/draft">{text(message('widgets.preview'))}</LinkButton>}
    />
  )
}
