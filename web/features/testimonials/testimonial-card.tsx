import { IconStarFilled } from '#web/kit/icons.ts'
import { requestOf } from '#contract/call.ts'
import type { TestimonialRow } from '#contract/inquiries/testimonials.ts'
import { RATINGS } from '#domain/inquiry/testimonial.ts'
import { message } from '#domain/message/message.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './testimonials.module.css'

const STARS = Array.from({ length: RATINGS }, (_, index) => index + 1)

/** What one person said, as they wrote it. */
export function TestimonialCard({ row }: { readonly row: TestimonialRow }) {
  const { text } = useLanguage()
  const { name, organization, review, rating } = row
  return (
    <Stack as="figure" gap={12} card="plain" className={classes.card}>
      <Row gap={2} tone="accent">
        <span className="sr-only">{text(message('testimonials.stars', { rating, most: RATINGS }))}</span>
        {STARS.slice(0, rating).map((star) => (
          <IconStarFilled key={star} size={16} aria-hidden="true" />
        ))}
      </Row>
      <blockquote dir="auto">{review}</blockquote>
      <figcaption>
        <Text as="span" weight={600} line>
          <bdi>{name}</bdi>
        </Text>
        <Text as="span" tone="faint" size={13} line>
          <bdi>{organization}</bdi>
        </Text>
      </figcaption>
    </Stack>
  )
}

/** A video with what its maker wrote. Nothing of it is loaded before it is started. */
export function TestimonialVideo({ row }: { readonly row: TestimonialRow }) {
  const { text } = useLanguage()
  const { address } = requestOf('GET /testimonials/{id}/video', { path: { id: row.id } })
  const label = text(message('testimonials.watch', { name: row.name }))
  return (
    <Stack gap={12}>
      <video className={classes.video} controls preload="none" src={address} aria-label={label}>
        <track kind="captions" />
      </video>
      <TestimonialCard row={row} />
    </Stack>
  )
}
