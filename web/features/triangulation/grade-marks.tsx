import classes from './grade-table.module.css'
import { gradeText } from './metric-words.ts'

/** A grade as five squares and in words; halves of grades of two sources together fill half a square. */
export function GradeMarks({ score, word }: { readonly score: number; readonly word: string }) {
  if (score === 0) return <span className={classes.missing}>{word}</span>
  return (
    <span className={classes.grade}>
      <span className={classes.squares} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <span key={place} data-fill={score >= place + 1 ? 'full' : score > place ? 'half' : undefined} />
        ))}
      </span>
      {gradeText(score, word)}
    </span>
  )
}
