import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './answer.module.css'

/** Which words became what. */
export function Understood({ understood }: Pick<AssistantAnswer, 'understood'>) {
  const { text } = useLanguage()
  if (understood.length === 0)
    return (
      <Text tone="soft" size={13}>
        {text(message('chat.nothing-read'))}
      </Text>
    )
  return (
    <Stack as="dl" gap={6} className={classes.understood} aria-label={text(message('chat.understood'))}>
      {understood.map(({ words, kind, name }) => (
        <Grid key={`${kind} ${words}`} gap={12}>
          <dt>“{words}”</dt>
          <Text as="dd" tone="soft">
            {name ? (
              <Text as="strong" tone="plain">
                {name}
              </Text>
            ) : null}{' '}
            {text(message('chat.understood-words', { kind }))}
          </Text>
        </Grid>
      ))}
    </Stack>
  )
}
