import { message } from '#domain/message/message.ts'
import { FormError } from '#web/kit/form/field.tsx'
import { Box } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useFreshAnswer } from '#web/queries/use-answer.ts'

/** Tells those who run the site that changes are not kept, or soon will not be. */
export function WritingNotice() {
  const { text } = useLanguage()
  const health = useFreshAnswer('GET /health')
  if (health.status !== 'ready' || health.value.writing === 'possible') return null
  const { writing } = health.value
  return (
    <Box below={20}>
      <FormError>
        {text(message('area.writing', { state: writing === 'read-only' ? 'readOnly' : writing }))}
      </FormError>
    </Box>
  )
}
