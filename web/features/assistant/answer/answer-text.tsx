import { Fragment } from 'react'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { usePhrased } from '../phrased.ts'
import classes from './answer.module.css'
import { Box, Text } from '#web/kit/layout.tsx'

interface Origin {
  readonly title: string
  readonly quote: string
}

/** What an answer says. Where sentences of it come from texts of the catalogue, each has the number of its origin, which is quoted below. */
export function AnswerText({ answer }: { readonly answer: AssistantAnswer }) {
  const phrased = usePhrased(answer)
  return phrased === null ? <Computed answer={answer} /> : <Phrased answer={answer} text={phrased} />
}

/** The words of a language model, which says so, and the computed ones on request. */
function Phrased({ answer, text: phrased }: { readonly answer: AssistantAnswer; readonly text: string }) {
  const { text } = useLanguage()
  return (
    <Box shrinks>
      <p className={classes.text}>{phrased}</p>
      <details className={classes.phrased}>
        <summary>{text(message('chat.phrased'))}</summary>
        <Computed answer={answer} />
      </details>
    </Box>
  )
}

function Computed({ answer }: { readonly answer: AssistantAnswer }) {
  const { text } = useLanguage()
  const { sentences, rows } = answer
  if (sentences.every(({ origin }) => origin === null)) return <p className={classes.text}>{answer.text}</p>
  const ofRows = rows.length > 0 ? { title: text(message('chat.origin-rows')), quote: '' } : null
  const origins: Origin[] = []
  const numbered = sentences.map(({ text: said, origin }) => {
    const from = origin ?? ofRows
    if (from === null) return { said, number: null }
    const known = origins.findIndex(({ title, quote }) => title === from.title && quote === from.quote)
    return { said, number: known >= 0 ? known + 1 : origins.push(from) }
  })
  return (
    <Box shrinks>
      <p className={classes.text}>
        {numbered.map(({ said, number }) => (
          <Fragment key={said}>
            {said}
            {number !== null && (
              <sup className={classes.number}>
                <span className="sr-only">{text(message('chat.origin'))} </span>
                {number}
              </sup>
            )}{' '}
          </Fragment>
        ))}
      </p>
      <ol className={classes.origins} aria-label={text(message('chat.origins'))}>
        {origins.map(({ title, quote }) => (
          <li key={`${title} ${quote}`}>
            <strong>{title}</strong>
            {quote !== '' && (
              <Text as="q" line tone="soft">
                {quote}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </Box>
  )
}
