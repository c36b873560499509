import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { answerTo } from '#web/features/assistant/answer-to.ts'
import { useDebounced } from '#web/kit/use-debounced.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './search.module.css'
import { Text } from '#web/kit/layout.tsx'

/** Why no figure is told, where that is said of the data: a source, a place or a group that has none. */
const OF_THE_DATA: ReadonlySet<string | null> = new Set(['no_data', 'no_level', 'no_group'])

/** An answer that says something of the data or of the product: a greeting does not. */
function isTelling({ declined, reason, rows, links, sentences, understood }: AssistantAnswer): boolean {
  if (declined) return OF_THE_DATA.has(reason) && understood.some(({ kind }) => kind === 'indicator')
  return rows.length > 0 || links.length > 0 || sentences.some(({ origin }) => origin !== null)
}

/** The shortest text that can ask for a figure. */
const SHORTEST = 4

/** The assistant's answer to the typed words; null until it is there, and where it tells nothing. */
export function useSearchAnswer(query: string): AssistantAnswer | null {
  const { code } = useLanguage()
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
  return found?.asked === query && isTelling(found.answer) ? found.answer : null
}

interface SearchAnswerProps {
  readonly answer: AssistantAnswer
  readonly onClose: () => void
}

/** The assistant's answer: a figure or that none is held, a description, a licence, a step of the help. */
export function SearchAnswer({ answer, onClose }: SearchAnswerProps) {
  const { text } = useLanguage()
  const [link] = answer.links
  return (
    <section className={classes.answer} aria-label={text(message('search.answer'))}>
      <Text below={4} breaks aria-live="polite">
        {answer.text}
      </Text>
      {link && (
        <Link href={link.href} onClick={onClose}>
          {link.title}
        </Link>
      )}
    </section>
  )
}
