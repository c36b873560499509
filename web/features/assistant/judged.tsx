import { IconThumbDown, IconThumbUp } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import type { Objection } from '#domain/question/turns/objection.ts'
import { later } from '#web/kit/later.tsx'

const WhyNotDialog = later(async () => (await import('./why-not-dialog.tsx')).default, { form: 'note' })

/** "Was this right?": a yes is sent at once, a no asks for a reason. Kept without names. */
export function Judged({ asked, answer }: { readonly asked: string; readonly answer: AssistantAnswer }) {
  const { text, code } = useLanguage()
  const [judged, setJudged] = useState<'yes' | 'no' | null>(null)
  const [asking, setAsking] = useState(false)
  const tell = (objection: Objection | null) =>
    withFailureToast(text(message('chat.right')), async () => {
      const body = {
        question: asked,
        answer: answer.text,
        right: objection === null,
        reason: objection?.reason ?? null,
        remark: objection?.remark ?? '',
        release: answer.release,
        language: code,
      }
      await ask('POST /assistant/judgement', { body })
      setJudged(objection === null ? 'yes' : 'no')
      await showToast({ kind: 'success', title: text(message('chat.thanks')) })
    })
  return (
    <Row as="fieldset" gap={2}>
      <legend className="sr-only">{text(message('chat.right'))}</legend>
      <IconButton
        label={`${text(message('chat.right'))} ${text(message('chat.yes'))}`}
        aria-pressed={judged === 'yes'}
        disabled={judged !== null}
        onClick={() => void tell(null)}
      >
        <IconThumbUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`${text(message('chat.right'))} ${text(message('chat.no'))}`}
        aria-pressed={judged === 'no'}
        disabled={judged !== null}
        onClick={() => setAsking(true)}
      >
        <IconThumbDown size={16} aria-hidden="true" />
      </IconButton>
      {asking && (
        <WhyNotDialog
          onTell={async (objection) => {
            if (await tell(objection)) setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  )
}
