import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { answerTo } from '#web/features/assistant/answer-to.ts'
import { useDebounced } from '#web/kit/use-debounced.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './search.module.css'
import { Text } from '#web/kit/layout.tsx'

interface SearchAnswerProps {
  readonly query: string
  readonly onClose: () => void
}

/** An answer that says something of the data or of the product: a greeting does not. */
function isTelling({ declined, rows, links, sentences }: AssistantAnswer): boolean {
  return !declined && (rows.length > 0 || links.length > 0 || sentences.some(({ origin }) => origin !== null))
}

/** The shortest text that can ask for a figure. */
const SHORTEST = 4

/** The assistant's answer to the typed words: a figure, a description, a licence, a step of the help; nothing where it declines. */
export function SearchAnswer({ query, onClose }: SearchAnswerProps) {
  const { text, code } = useLanguage()
  const asked = useDebounced(query)
  const [found, setFound] = useState<{ asked: string; answer: AssistantAnswer } | null>(null)
  useEffect(() => {
    if (asked.length < SHORTEST) return
    let isWanted = true
    answerTo(asked, { language: code }).then(
      ({ answer }) => isWanted && setFound({ asked, answer }),
      // The names below answer as well as they can; nobody asked for a sentence.
      () => isWanted && setFound(null),
    )
    return () => {
      isWanted = false
    }
  }, [asked, code])
  if (found?.asked !== query || !isTelling(found.answer)) return null
  const [link] = found.answer.links
  return (
    <section className={classes.answer} aria-label={text(message('search.answer'))}>
      <Text below={4} breaks aria-live="polite">
        {found.answer.text}
      </Text>
      {link && (
        <Link href={link.href} onClick={onClose}>
          {link.title}
        </Link>
      )}
    </section>
  )
}
