import type { Answer } from './answer-parts.ts'
import classes from './plain-table.module.css'

/** Everything that could not be judged, and why; what has the same reason stands together. */
export function NotJudged({ answer }: { readonly answer: Answer }) {
  const byReason = [...Map.groupBy(answer.not_judged, ({ why }) => why)]
  const names = answer.sources.map(({ name }) => name)
  if (byReason.length === 0) return null
  return (
    <div>
      <h2>What could not be judged</h2>
      <dl className={classes.reasons}>
        {byReason.map(([why, entries]) => (
          <div key={why}>
            {bySource(
              entries.map(({ what }) => what),
              names,
            ).map((what) => (
              <dt key={what}>{what}</dt>
            ))}
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** `variability of A`, `area of A` → `A: variability, area`; what is about no single source stays as it is. */
function bySource(whats: readonly string[], names: readonly string[]): string[] {
  const owner = (what: string) => names.find((name) => what.endsWith(` of ${name}`)) ?? ''
  return [...Map.groupBy(whats, owner)].flatMap(([name, own]) => {
    if (name === '' || own.length === 1) return own.map(capital)
    return `${name}: ${own.map((what) => what.slice(0, -` of ${name}`.length)).join(', ')}`
  })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
