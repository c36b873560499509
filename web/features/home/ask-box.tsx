import { IconSearch } from '#web/kit/icons.ts'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { message, type Message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './home.module.css'
import { useId } from '#web/kit/use-id.ts'

const EXAMPLES: readonly Message[] = [
  message('home.example-figure'),
  message('home.example-ranked'),
  message('home.example-interval'),
  message('home.example-licence'),
]

/** The page that answers a question; the same whether it was typed here, in the search or there. */
function answerAddress(question: string): string {
  return `/metadata-qa?${new URLSearchParams({ q: question })}`
}

interface AskBoxProps {
  /** What typed words find, below the box. */
  readonly results: (query: string, onClose: () => void) => React.ReactNode
}

/** One box to ask or to search, with examples of both. A form, so that it works before the page does. */
export function AskBox({ results }: AskBoxProps) {
  const { text } = useLanguage()
  const [, navigate] = useLocation()
  const [query, setQuery] = useState('')
  const resultsId = useId()
  const close = () => setQuery('')
  return (
    <div>
      <Row
        as="form"
        role="search"
        action="/metadata-qa"
        align="center"
        gap={10}
        className={classes.box}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          if (query.trim() !== '') navigate(answerAddress(query.trim()))
        }}
      >
        <IconSearch size={20} aria-hidden="true" />
        <input
          type="search"
          name="q"
          maxLength={500}
          autoComplete="off"
          aria-label={text(message('home.field'))}
          placeholder={text(message('home.field-short'))}
          value={query}
          aria-controls={query.trim() === '' ? undefined : resultsId}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && close()}
        />
        <Button kind="primary" type="submit">
          {text(message('home.ask'))}
        </Button>
      </Row>
      {query.trim() === '' ? (
        <Row
          as="ul"
          wrap
          gap={8}
          above={10}
          aria-label={text(message('home.examples'))}
          className={classes.examples}
        >
          {EXAMPLES.map((example) => (
            <li key={example.id}>
              <Link href={answerAddress(text(example))}>{text(example)}</Link>
            </li>
          ))}
        </Row>
      ) : (
        <div id={resultsId} className={classes.results}>
          {results(query, close)}
        </div>
      )}
    </div>
  )
}
