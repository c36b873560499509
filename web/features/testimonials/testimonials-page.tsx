import { PageFrame } from '#web/kit/page-frame.tsx'
import { useState } from 'react'
import type { TestimonialRow } from '#contract/inquiries/testimonials.ts'
import { TESTIMONIALS_FIRST, TESTIMONIALS_MORE } from '#domain/inquiry/testimonial.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { Carousel } from './carousel.tsx'
import { TestimonialCard, TestimonialVideo } from './testimonial-card.tsx'
import { TestimonialForm } from './testimonial-form.tsx'
import classes from './testimonials.module.css'

/** Dots of a carousel that a hand can still tell apart. */
const MOST_VIDEOS = 12

/** What people think of the product, and the form to say it. */
export default function TestimonialsPage() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /testimonials', { query: { size: 1000 } })
  return (
    <PageFrame width="cards">
      <h1>{text(message('testimonials.heading'))}</h1>
      <Text tone="soft" widest="72ch" above={8} below={20}>
        {text(message('testimonials.lead'))}
      </Text>
      <WhenAnswered answer={answer} what={message('testimonials.list')}>
        {({ results }) => <Said rows={results} />}
      </WhenAnswered>
      <section className={classes.form} aria-labelledby="yours-title">
        <h2 id="yours-title">{text(message('testimonials.yours'))}</h2>
        <TestimonialForm />
      </section>
    </PageFrame>
  )
}

function Said({ rows }: { readonly rows: readonly TestimonialRow[] }) {
  const { text } = useLanguage()
  const [count, setCount] = useState(TESTIMONIALS_FIRST)
  const videos = rows.filter(({ has_video }) => has_video).slice(0, MOST_VIDEOS)
  if (rows.length === 0) {
    return (
      <Message title={text(message('testimonials.none'))}>{text(message('testimonials.none-about'))}</Message>
    )
  }
  return (
    <>
      {videos.length > 0 && (
        <Stack gap={12} className={classes.videos}>
          <h2>{text(message('testimonials.videos'))}</h2>
          <Carousel label={text(message('testimonials.videos'))} rows={videos}>
            {(row) => <TestimonialVideo row={row} />}
          </Carousel>
        </Stack>
      )}
      <Grid gap={16} className={classes.cards}>
        {rows.slice(0, count).map((row) => (
          <TestimonialCard key={row.id} row={row} />
        ))}
      </Grid>
      {count < rows.length && (
        <Row justify="center" above={16}>
          <Button onClick={() => setCount(count + TESTIMONIALS_MORE)}>
            {text(message('testimonials.more'))}
          </Button>
        </Row>
      )}
    </>
  )
}
