import { FormError } from '#web/kit/form/field.tsx'
import { Box } from '#web/kit/layout.tsx'
import { useFreshAnswer } from '#web/queries/use-answer.ts'

const WORDS = {
  low: 'The disk of this server has less than 300 MB left. Make room soon: once it is full, no change of anybody is kept.',
  full: 'The disk of this server is full. Everything can be read, and no change of anybody is kept until there is room.',
  'read-only':
    'The disk of this server can only be read at the moment. Everything can be read, and no change of anybody is kept until it can be written to.',
} as const

/** Tells those who run the site that changes are not kept, or soon will not be. */
export function WritingNotice() {
  const health = useFreshAnswer('GET /health')
  if (health.status !== 'ready' || health.value.writing === 'possible') return null
  return (
    <Box below={20}>
      <FormError>{WORDS[health.value.writing]}</FormError>
    </Box>
  )
}
