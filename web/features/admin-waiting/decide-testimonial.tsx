import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import type { InquiryState } from '#domain/inquiry/inquiry.ts'
import { TestimonialVideo } from '#web/account/testimonial-video.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DecisionForm } from './decision-form.tsx'
import { InquiryFacts } from './inquiry-facts.tsx'
import type { PanelProps } from './panel-props.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What somebody thinks of the product: shown to everybody once it is approved. */
export default function DecideTestimonial(props: PanelProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /inquiries/{id}', { path: { id: Number(props.row.id) } })
  return (
    <WhenAnswered answer={answer} what={text(message('waiting.the-testimonial'))}>
      {(inquiry) => <Deciding {...props} inquiry={inquiry} />}
    </WhenAnswered>
  )
}

function Deciding({ inquiry, onDone, onRefused }: PanelProps & { readonly inquiry: InquiryRow }) {
  const { text } = useLanguage()
  const { id, updated_at } = inquiry
  const decide = (state: InquiryState, answer: string) =>
    change('PUT /inquiries/{id}', {
      path: { id },
      body: { state, answer, letter: answer !== '', updated_at },
    })
  return (
    <>
      <InquiryFacts inquiry={inquiry} />
      <TestimonialVideo id={id} />
      <DecisionForm
        label={text(message('waiting.words-optional'))}
        help={text(message('waiting.words-go', { email: inquiry.email }))}
        rule={INQUIRY_FIELDS.answer}
        primary={{ label: text(message('waiting.show-it')), run: (words) => decide('approved', words) }}
        secondary={{ label: text(message('waiting.show-not')), run: (words) => decide('declined', words) }}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
