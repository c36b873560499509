import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import { type InquiryKind, type InquiryState, STATE_WHEN_ANSWERED } from '#domain/inquiry/inquiry.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DecisionForm } from './decision-form.tsx'
import { InquiryFacts } from './inquiry-facts.tsx'
import type { PanelProps } from './panel-props.ts'

const ANSWER = { ...INQUIRY_FIELDS.answer, missing: 'Write the answer first.' }

/** What each kind becomes without an answer. */
const ENDED: Readonly<Partial<Record<InquiryKind, readonly [InquiryState, string]>>> = {
  contact: ['closed', 'Close without an answer'],
  partnership: ['declined', 'Decline'],
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
  const [ended, endWords] = ENDED[kind] ?? ['closed', 'Close without an answer']
  const send = (state: InquiryState, answer: string, letter: boolean) =>
    change('PUT /inquiries/{id}', { path: { id }, body: { state, answer, letter, updated_at } })
  return (
    <>
      <InquiryFacts inquiry={inquiry} />
      <DecisionForm
        label="Answer"
        help={`It goes to ${email} as a letter, with your name and what was asked.`}
        rule={ANSWER}
        primary={{
          label: 'Send answer',
          needsWords: true,
          run: (words) => send(STATE_WHEN_ANSWERED[kind], words, true),
        }}
        secondary={{ label: endWords, run: (words) => send(ended, words, false) }}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
