import { useEffect, useId } from 'react'
import type { Figure } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { readAloud, speech, stopReading, useHasVoice } from '#web/kit/speech.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import classes from './figure-card.module.css'
import { OpenQuestions } from './open-questions.tsx'

/** What follows the source line of a figure once a reader is there: what is in question about it, and a voice that reads it. */
export function CardExtras({ figure }: { readonly figure: Figure }) {
  return (
    <>
      {' '}
      <OpenQuestions figures={figure.rows.map(({ point }) => point)} />{' '}
      <ReadAloud key={figure.summary} words={figure.summary} />
    </>
  )
}

/** Reads the sentence of a figure in the reader's language. Not there where this device has no voice, or nothing is said. */
function ReadAloud({ words }: { readonly words: string }) {
  const { text, code } = useLanguage()
  const id = useId()
  const hasVoice = useHasVoice()
  const isReading = useStore(speech)?.by === id
  useEffect(() => () => stopReading(id), [id])
  if (!hasVoice || words === '') return null
  return (
    <>
      <span aria-hidden="true">· </span>
      <button
        type="button"
        className={classes.textButton}
        onClick={() => (isReading ? stopReading(id) : readAloud(id, words, code))}
      >
        {text(message(isReading ? 'voice.stop-reading' : 'voice.read-aloud'))}
      </button>
    </>
  )
}
