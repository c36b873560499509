import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './answer.module.css'

/** Which words became what. */
export function Understood({ understood }: Pick<AssistantAnswer, 'understood'>) {
  const { text } = useLanguage()
  if (understood.length === 0) return <p className={classes.small}>{text(message('chat.nothing-read'))}</p>
  return (
    <dl className={classes.understood} aria-label={text(message('chat.understood'))}>
      {understood.map(({ words, kind, name }) => (
        <div key={`${kind} ${words}`}>
          <dt>“{words}”</dt>
          <dd>
            {name ? <strong>{name}</strong> : null} {text(message('chat.understood-words', { kind }))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
