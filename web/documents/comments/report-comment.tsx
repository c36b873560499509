import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useState } from 'react'
import type { DocumentComment } from '#contract/documents/comments.ts'
import { DOCUMENT_FIELDS } from '#domain/form/document-fields.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'

interface ReportCommentProps {
  /** Public id of the document. */
  readonly document: string
  readonly comment: DocumentComment
  readonly onClose: () => void
}

/** Says what is wrong with a comment, to those who decide. No account is needed. */
export function ReportComment({ document, comment, onClose }: ReportCommentProps) {
  const { text } = useLanguage()
  const [opened] = useState(() => performance.now())
  const [key] = useState(() => crypto.randomUUID())
  return (
    <ReasonDialog
      title={text(message('document-comments.report-by', { author: comment.author }))}
      action={text(message('document-comments.report-it'))}
      help={text(message('document-comments.report-help'))}
      rule={DOCUMENT_FIELDS.report}
      onSend={async (reason) => {
        const seconds = Math.round(performance.now() - opened) / 1000
        const { detail } = await ask('POST /document/{id}/comments/{comment}/report', {
          path: { id: document, comment: comment.id },
          body: { reason, seconds, key },
        })
        const title = text(message('document-comments.reported'))
        void showToast({ kind: 'success', title, text: detail })
      }}
      onClose={onClose}
    />
  )
}
