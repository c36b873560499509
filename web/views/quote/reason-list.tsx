import type { JudgedReason, ReasonVerdict } from '#domain/triangulation/why-differ/reason.ts'
import { REASON_WORDS, type WhyTheyDiffer } from '#domain/triangulation/why-differ/why-they-differ.ts'
import classes from './why-differ.module.css'

const VERDICT_WORDS: Readonly<Record<ReasonVerdict, string>> = {
  explains: 'Explains it',
  may_explain: 'May explain it',
  does_not_explain: 'Does not explain it',
  cannot_tell: 'Cannot tell',
}

const ORDER: readonly ReasonVerdict[] = ['explains', 'may_explain', 'does_not_explain', 'cannot_tell']

/** The difference, its reasons from those that explain it to those that nothing can be told of, and the rest. */
export function ReasonList({ found }: { readonly found: WhyTheyDiffer }) {
  const reasons = found.reasons.toSorted((x, y) => ORDER.indexOf(x.verdict) - ORDER.indexOf(y.verdict))
  return (
    <div role="status">
      <p className={classes.sentence}>{found.sentence}</p>
      <dl className={classes.reasons}>
        {reasons.map((judged) => (
          <ReasonRow key={judged.reason} judged={judged} />
        ))}
      </dl>
      <p className={classes.rest}>
        <strong>What remains.</strong> {found.rest}
      </p>
    </div>
  )
}

function ReasonRow({ judged: { reason, verdict, evidence } }: { readonly judged: JudgedReason }) {
  const name = REASON_WORDS[reason]
  return (
    <div className={classes.reason} data-verdict={verdict}>
      <dt>
        {name.charAt(0).toUpperCase() + name.slice(1)}
        <span className={classes.verdict}>{VERDICT_WORDS[verdict]}</span>
      </dt>
      <dd>{evidence}</dd>
    </div>
  )
}
