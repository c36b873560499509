import { z } from 'zod'
import type { Slope } from '#domain/indicator/indicator.ts'

/** Whether more is better: `positive` or `negative`, also as 1 and -1. */
export const slopeDirection = z
  .union([z.literal([1, -1]), z.string().regex(/^(positive|negative)$/i)], {
    error: 'Give positive when more is better, negative when less is better.',
  })
  .transform(
    (text): Exclude<Slope, null> => (text === 1 || /^p/i.test(String(text)) ? 'Positive' : 'Negative'),
  )
  .meta({ description: 'positive: more is better; negative: less is better. Also 1 and -1.' })
