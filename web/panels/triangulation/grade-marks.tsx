import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './grade-table.module.css'
import { gradeText } from '#sections/triangulation/metric-words.ts'

/** A grade as five squares and in words; halves of grades of two sources together fill half a square. */
export function GradeMarks({ score, word }: { readonly score: number; readonly word: string }) {
  const { text } = useLanguage()
  if (score === 0)
    return (
      <Text as="span" tone="faint">
        {word}
      </Text>
    )
  return (
    <Row as="span" inline align="center" gap={8} className={classes.grade}>
      <Row as="span" inline gap={2} className={classes.squares} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <span key={place} data-fill={score >= place + 1 ? 'full' : score > place ? 'half' : undefined} />
        ))}
      </Row>
      {text(gradeText(score, word))}
    </Row>
  )
}
