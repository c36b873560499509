import { Row, Text } from '#web/kit/layout.tsx'
import classes from './grade-table.module.css'
import { gradeText } from './metric-words.ts'

/** A grade as five squares and in words; halves of grades of two sources together fill half a square. */
export function GradeMarks({ score, word }: { readonly score: number; readonly word: string }) {
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
      {gradeText(score, word)}
    </Row>
  )
}
