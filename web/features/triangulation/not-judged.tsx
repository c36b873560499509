import type { Answer } from './answer-parts.ts'
import classes from './plain-table.module.css'

/** Everything that could not be judged, and why; what has the same reason stands together. */
export function NotJudged({ answer }: { readonly answer: Answer }) {
  const byReason = [...Map.groupBy(answer.not_judged, ({ why }) => why)]
  if (byReason.length === 0) return null
  return (
    <section aria-labelledby="not-judged">
      <h2 id="not-judged">What could not be judged</h2>
      <dl className={classes.reasons}>
        {byReason.map(([why, entries]) => (
          <div key={why}>
            <dt>{entries.map(({ what }) => what.charAt(0).toUpperCase() + what.slice(1)).join('; ')}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
