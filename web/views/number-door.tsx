import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { isOwnSource } from '#domain/number-check/own-source-id.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { later } from '#web/kit/later.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './number-door.module.css'

/** "About this number": the life of one figure, in a dialog that is fetched when it is asked for. */
export const AboutNumber = later(
  async () => (await import('./about-number/about-number-dialog.tsx')).default,
  { form: 'note', words: ['sources'] },
)

interface NumberDoorProps {
  /** The figure that is shown; null where it has no life in releases: a sum of several, a figure of a group. */
  readonly figure: PointKey | null
  readonly children: React.ReactNode
}

/** A figure of a table that opens "About this number". It looks like any other until it is pointed at. */
export function NumberDoor({ figure, children }: NumberDoorProps) {
  const { text } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  if (figure === null || isOwnSource(figure.source)) return children
  return (
    <>
      <button
        type="button"
        className={classes.value}
        aria-haspopup="dialog"
        title={text(message('card.about-number'))}
        onClick={() => setIsOpen(true)}
        onPointerEnter={AboutNumber.intend}
      >
        {children}
      </button>
      {isOpen && <AboutNumber figure={figure} onClose={() => setIsOpen(false)} />}
    </>
  )
}
