import { IconHelp } from '#web/kit/icons.ts'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useOpenQuestions } from '#web/queries/open-questions.ts'
import classes from './open-questions.module.css'

/** How many findings of the data audit touch these figures, quietly, with the way to them; nothing where none does. */
export function OpenQuestions({ figures }: { readonly figures: readonly PointKey[] }) {
  const questionsOf = useOpenQuestions(figures.map(({ indicator }) => indicator))
  return <QuestionsLink keys={[...new Set(figures.flatMap(questionsOf))]} figures={figures} />
}

interface QuestionsLinkProps {
  readonly keys: readonly string[]
  /** The figures in question. Of several findings the page shows those of the first figure's indicator. */
  readonly figures: readonly PointKey[]
  readonly isSign?: boolean
}

/** In words, or in the many cells of a table as a small sign with the same name. */
export function QuestionsLink({ keys, figures, isSign = false }: QuestionsLinkProps) {
  const { text } = useLanguage()
  const [first] = keys
  if (first === undefined) return null
  const name = text(message('card.open-questions', { count: keys.length }))
  const address = keys.length === 1 ? `finding=${first}` : `indicator=${figures[0]?.indicator}&status=open`
  const href = `/known-errors?${address}`
  if (!isSign) return <Link href={href}>{name}</Link>
  return (
    <Link href={href} aria-label={name} title={name} className={classes.sign}>
      <IconHelp size={14} aria-hidden="true" />
    </Link>
  )
}
