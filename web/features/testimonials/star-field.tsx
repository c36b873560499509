import { IconStar, IconStarFilled } from '#web/kit/icons.ts'
import { RATINGS } from '#domain/inquiry/testimonial.ts'
import { message } from '#domain/message/message.ts'
import { FieldNote } from '#web/kit/form/field.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './testimonials.module.css'
import { useId } from '#web/kit/use-id.ts'

interface StarFieldProps {
  /** 0: none yet. */
  readonly value: number
  readonly error?: React.ReactNode
  readonly onChange: (value: number) => void
}

/** A rating in stars. Each star is a radio button, so that arrow keys choose. */
export function StarField({ value, error, onChange }: StarFieldProps) {
  const { text } = useLanguage()
  const name = useId()
  return (
    <Box as="fieldset" className={classes.stars}>
      <Text as="legend" below={4} weight={500}>
        {text(message('testimonial-form.rating'))}
      </Text>
      <Row gap={4}>
        {Array.from({ length: RATINGS }, (_, index) => index + 1).map((rating) => (
          <label key={rating} className={classes.star}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              aria-invalid={Boolean(error) || undefined}
              onChange={() => onChange(rating)}
            />
            <span className="sr-only">{text(message('testimonial-form.stars', { rating }))}</span>
            {rating <= value ? (
              <IconStarFilled size={28} aria-hidden="true" />
            ) : (
              <IconStar size={28} aria-hidden="true" />
            )}
          </label>
        ))}
      </Row>
      <FieldNote error={error} />
    </Box>
  )
}
