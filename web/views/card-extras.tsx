import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Figure } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { readAloud, speech, stopReading, useHasVoice } from '#web/kit/speech.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import classes from './figure-card.module.css'
import { OpenQuestions } from './open-questions.tsx'
import { later } from '#web/kit/later.tsx'
import { useId } from '#web/kit/use-id.ts'

const StoryDialog = later(async () => (await import('./story/story-dialog.tsx')).StoryDialog, {
  form: 'note',
})

interface CardExtrasProps {
  readonly figure: Figure
  readonly view: Pick<View, 'indicators' | 'locations' | 'sources' | 'periods'>
  readonly reference: ReferenceData
}

/** The additions below the source line of a figure once a reader is there: open questions, its story, and a voice that reads it. */
export function CardExtras({ figure, view, reference }: CardExtrasProps) {
  return (
    <>
      {' '}
      <OpenQuestions figures={figure.rows.map(({ point }) => point)} />{' '}
      <StandsOut about={view} reference={reference} />{' '}
      <ReadAloud key={figure.summary} words={figure.summary} />
    </>
  )
}

interface StandsOutProps {
  readonly about: CardExtrasProps['view']
  readonly reference: ReferenceData
}

/** Opens what stands out in words. */
function StandsOut({ about, reference }: StandsOutProps) {
  const { text } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <span aria-hidden="true">· </span>
      <button type="button" data-print="never" className={classes.textButton} onClick={() => setIsOpen(true)}>
        {text(message('card.stands-out'))}
      </button>
      {isOpen &&
        createPortal(
          <StoryDialog {...{ about, reference }} onClose={() => setIsOpen(false)} />,
          document.body,
        )}
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
        data-print="never"
        className={classes.textButton}
        onClick={() => (isReading ? stopReading(id) : readAloud(id, words, code))}
      >
        {text(message(isReading ? 'voice.stop-reading' : 'voice.read-aloud'))}
      </button>
    </>
  )
}
