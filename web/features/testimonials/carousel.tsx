import { IconChevronLeft, IconChevronRight } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { TestimonialRow } from '#contract/inquiries/testimonials.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './testimonials.module.css'

interface CarouselProps {
  readonly label: string
  /** One at least. */
  readonly rows: readonly TestimonialRow[]
  readonly children: (row: TestimonialRow) => React.ReactNode
}

/** One after the other, by buttons and dots. It never moves by itself. */
export function Carousel({ label, rows, children }: CarouselProps) {
  const { text } = useLanguage()
  const [shown, show] = useState(0)
  const index = Math.min(shown, rows.length - 1)
  const row = rows[index]
  const by = (step: number) => show((index + step + rows.length) % rows.length)
  const positionOf = (number: number) => text(message('testimonials.position', { number, all: rows.length }))
  return (
    <section aria-label={label} aria-roledescription="carousel">
      <div aria-live="polite" key={row?.id}>
        <span className="sr-only">{positionOf(index + 1)}</span>
        {row && children(row)}
      </div>
      {rows.length > 1 && (
        <Row gap={8} align="center" justify="center" above={12}>
          <IconButton label={text(message('testimonials.previous'))} onClick={() => by(-1)}>
            <IconChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          {rows.map(({ id }, dot) => (
            <button
              key={id}
              type="button"
              className={classes.dot}
              aria-label={positionOf(dot + 1)}
              aria-current={dot === index || undefined}
              onClick={() => show(dot)}
            />
          ))}
          <IconButton label={text(message('testimonials.next'))} onClick={() => by(1)}>
            <IconChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </Row>
      )}
    </section>
  )
}
