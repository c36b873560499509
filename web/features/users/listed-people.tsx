import { IconAlertTriangle, IconCircleCheck } from '#web/kit/icons.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface Line {
  readonly number: number
  /** As it was written; absent where the sentence says it. */
  readonly text?: string
  readonly sentence: string
  readonly isRight: boolean
}

/** Lines of a list with what was read of each or done with it, and what is wrong. */
export function ListedPeople({ label, lines }: { readonly label: string; readonly lines: readonly Line[] }) {
  const language = useLanguage()
  return (
    <section aria-label={label}>
      <Text weight={500} below={4}>
        {label}
      </Text>
      <Stack as="ol" gap={6}>
        {lines.map(({ number, text, sentence, isRight }) => (
          <Row as="li" key={`${number} ${text ?? sentence}`} gap={8} align="start">
            {isRight ? (
              <IconCircleCheck size={16} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={16} aria-hidden="true" />
            )}
            <Text as="span" breaks tone={isRight ? 'soft' : 'error'} size={13}>
              {language.text(message('users.line', { number }))} {text !== undefined && <bdi>{text}</bdi>}
              {text !== undefined && ' – '}
              <bdi>{sentence}</bdi>
            </Text>
          </Row>
        ))}
      </Stack>
    </section>
  )
}
