import type { Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './empty-cell.module.css'

interface EmptyCellProps {
  /** A word or a dash. */
  readonly text: string
  readonly why: Value
}

/** A cell without a figure: a word or a dash to the eye, with the reason for the pointer and the ear. */
export function EmptyCell({ text, why }: EmptyCellProps) {
  const reason = useLanguage().text(why)
  const isDash = text === '–'
  return (
    <span className={classes.empty} title={reason} data-none>
      <span aria-hidden={isDash || undefined}>{text}</span>
      <span className="sr-only">{isDash ? reason : `. ${reason}`}</span>
    </span>
  )
}
