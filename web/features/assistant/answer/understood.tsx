import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { Grid, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './answer.module.css'

/** Which words became what. */
export function Understood({ understood }: Pick<AssistantAnswer, 'understood'>) {
  const { text } = useLanguage()
  if (understood.length === 0) return <p className={classes.small}>{text(message('chat.nothing-read'))}</p>
  return (
    <Stack as="dl" gap={6} className={classes.understood} aria-label={text(message('chat.understood'))}>
      {understood.map(({ words, kind, name }) => (
        <Grid key={`${kind} ${words}`} gap={12}>
          <dt>“{words}”</dt>
          <dd>
            {name ? <strong>{name}</strong> : null} {text(message('chat.understood-words', { kind }))}
          </dd>
        </Grid>
      ))}
    </Stack>
  )
}
