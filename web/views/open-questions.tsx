import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useOpenQuestions } from '#web/queries/open-questions.ts'

/** How many findings of the data audit touch these figures, quietly, with the way to them; nothing where none does. */
export function OpenQuestions({ figures }: { readonly figures: readonly PointKey[] }) {
  const questionsOf = useOpenQuestions(figures.map(({ indicator }) => indicator))
  return <QuestionsLink keys={[...new Set(figures.flatMap(questionsOf))]} figures={figures} />
}

interface QuestionsLinkProps {
  readonly keys: readonly string[]
  /** What they are about: of several findings the page shows those of the first figure's indicator. */
  readonly figures: readonly PointKey[]
}

export function QuestionsLink({ keys, figures }: QuestionsLinkProps) {
  const { text } = useLanguage()
  const [first] = keys
  if (first === undefined) return null
  const address = keys.length === 1 ? `finding=${first}` : `indicator=${figures[0]?.indicator}&status=open`
  return (
    <Link href={`/known-errors?${address}`}>
      {text(message('card.open-questions', { count: keys.length }))}
    </Link>
  )
}
