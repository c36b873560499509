import { PageFrame } from '#web/kit/page-frame.tsx'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { Carousel } from './carousel.tsx'
import { TestimonialCard } from './testimonial-card.tsx'

/** The newest testimonials on a page about something else, with the way to all of them. */
export default function TestimonialCarousel() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /testimonials', { query: { size: 6 } })
  return (
    <PageFrame as="section" width="cards" id="testimonials" aria-labelledby="testimonials-title">
      <Row wrap justify="between" align="center" gap={12} below={12}>
        <h2 id="testimonials-title">{text(message('testimonials.heading'))}</h2>
        <LinkButton href="/testimonials">{text(message('testimonials.all'))}</LinkButton>
      </Row>
      <WhenAnswered answer={answer} what={message('testimonials.list')}>
        {({ results }) =>
          results.length === 0 ? (
            <>
              <Text
                below={12}
              >{`${text(message('testimonials.none'))}. ${text(message('testimonials.none-about'))}`}</Text>
              <LinkButton href="/testimonials">{text(message('testimonials.invite'))}</LinkButton>
            </>
          ) : (
            <Carousel label={text(message('testimonials.heading'))} rows={results}>
              {(row) => <TestimonialCard row={row} />}
            </Carousel>
          )
        }
      </WhenAnswered>
    </PageFrame>
  )
}
