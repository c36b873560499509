import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import type { InquiryState } from '#domain/inquiry/inquiry.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DecisionForm } from './decision-form.tsx'
import { InquiryFacts } from './inquiry-facts.tsx'
import type { PanelProps } from './panel-props.ts'

const ANSWER = { ...INQUIRY_FIELDS.answer, missing: 'Write the answer first.' }

/** What each kind becomes with an answer, and without one. */
const NEXT: Readonly<Record<string, readonly [InquiryState, InquiryState, string]>> = {
  contact: ['answered', 'closed', 'Close without an answer'],
  partnership: ['in-talks', 'declined', 'Decline'],
}

/** A message or an offer of data from the public: an answer goes out as a letter. */
export default function DecideInquiry(props: PanelProps) {
  const answer = useAnswer('GET /inquiries/{id}', { path: { id: Number(props.row.id) } })
  return (
    <WhenAnswered answer={answer} what="the inquiry">
      {(inquiry) => <Answering {...props} inquiry={inquiry} />}
    </WhenAnswered>
  )
}

function Answering({ inquiry, onDone, onRefused }: PanelProps & { readonly inquiry: InquiryRow }) {
  const { id, kind, email, updated_at } = inquiry
  const [answered, ended, endWords] = NEXT[kind] ?? ['answered', 'closed', 'Close without an answer']
  const send = (state: InquiryState, answer: string) =>
    change('PUT /inquiries/{id}', { path: { id }, body: { state, answer, updated_at } })
  return (
    <>
      <InquiryFacts inquiry={inquiry} />
      <DecisionForm
        label="Answer"
        help={`It goes to ${email} as a letter.`}
        rule={ANSWER}
        primary={{ label: 'Send answer', needsWords: true, run: (words) => send(answered, words) }}
        secondary={{ label: endWords, run: (words) => send(ended, words) }}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
