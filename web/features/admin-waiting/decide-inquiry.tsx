import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import { type InquiryKind, type InquiryState, STATE_WHEN_ANSWERED } from '#domain/inquiry/inquiry.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DecisionForm } from './decision-form.tsx'
import { InquiryFacts } from './inquiry-facts.tsx'
import type { PanelProps } from './panel-props.ts'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The state of each kind without an answer, and the button for it. */
const ENDED: Readonly<Partial<Record<InquiryKind, readonly [InquiryState, Value]>>> = {
  contact: ['closed', message('waiting.close-without')],
  partnership: ['declined', message('manage.decline')],
}

/** A message or an offer of data from the public: an answer goes out as a letter. */
export default function DecideInquiry(props: PanelProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /inquiries/{id}', { path: { id: Number(props.row.id) } })
  return (
    <WhenAnswered answer={answer} what={text(message('waiting.inquiry'))}>
      {(inquiry) => <Answering {...props} inquiry={inquiry} />}
    </WhenAnswered>
  )
}

function Answering({ inquiry, onDone, onRefused }: PanelProps & { readonly inquiry: InquiryRow }) {
  const { text } = useLanguage()
  const { id, kind, email, updated_at } = inquiry
  const [ended, endWords] = ENDED[kind] ?? ['closed', message('waiting.close-without')]
  const send = (state: InquiryState, answer: string, letter: boolean) =>
    change('PUT /inquiries/{id}', { path: { id }, body: { state, answer, letter, updated_at } })
  return (
    <>
      <InquiryFacts inquiry={inquiry} />
      <DecisionForm
        label={text(message('manage.answer'))}
        help={text(message('waiting.answer-goes', { email }))}
        rule={{ ...INQUIRY_FIELDS.answer, missing: message('waiting.answer-missing') }}
        primary={{
          label: text(message('waiting.send-answer')),
          needsWords: true,
          run: (words) => send(STATE_WHEN_ANSWERED[kind], words, true),
        }}
        secondary={{ label: text(endWords), run: (words) => send(ended, words, false) }}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
