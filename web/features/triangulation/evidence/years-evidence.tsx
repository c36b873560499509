import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import type { Answer, SourceEntry } from '../answer-parts.ts'
import classes from './evidence.module.css'
import { SetEvidence, shareText, StripKey } from './set-evidence.tsx'

/** Year by year which source has a figure; over several indicators, whose years differ, the numbers alone. */
export function YearsEvidence({ answer }: { readonly answer: Answer }) {
  const { sources, inputs } = answer
  const [first, last] = (inputs.periods ?? []).map(Number)
  if (inputs.n_indicators !== 1 || first === undefined || last === undefined) {
    return <SetEvidence answer={answer} metric="years_available" />
  }
  const years = Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`)
  return (
    <>
      <StripKey />
      <Stack gap={10}>
        {sources.map((source) => (
          <YearStrip key={source.id} source={source} years={years} />
        ))}
        <Grid gap={12} rows={2} align="center" className={classes.strip} aria-hidden="true">
          <Row as="span" justify="between" className={classes.ends}>
            <span>{first}</span>
            {last - first > 8 && <span>{Math.round((first + last) / 2)}</span>}
            <span>{last}</span>
          </Row>
        </Grid>
      </Stack>
    </>
  )
}

function YearStrip({ source, years }: { readonly source: SourceEntry; readonly years: readonly string[] }) {
  const { own, added, n_own } = source.complementarity.grades.years_available.evidence
  const [ownSet, addedSet] = [new Set(own), new Set(added)]
  // At most 50 years travel: what comes after the last of them is not known here.
  const lastListed = n_own > own.length ? (own.at(-1) ?? '') : null
  const fill = (year: string) => {
    if (addedSet.has(year)) return { fill: 'only', words: 'only here' }
    if (ownSet.has(year)) return { fill: 'shared', words: 'in another source too' }
    if (lastListed !== null && year > lastListed) return { fill: 'unlisted', words: 'not listed here' }
    return { fill: undefined, words: 'no figure' }
  }
  return (
    <Grid gap={12} rows={2} align="center" className={classes.strip}>
      <span>{source.name}</span>
      <Row className={classes.years} role="img" aria-label={`${source.name}: ${yearWords(own, added)}`}>
        {years.map((year) => {
          const found = fill(year)
          return <span key={year} data-fill={found.fill} title={`${year}: ${found.words}`} />
        })}
      </Row>
      <small>
        {shareText(source, 'years_available')}
        {lastListed !== null && `; only the first ${own.length} are listed`}
      </small>
    </Grid>
  )
}

function yearWords(own: readonly string[], added: readonly string[]): string {
  if (own.length === 0) return 'no year'
  return added.length === 0
    ? `${own.join(', ')}; none of them only here`
    : `${own.join(', ')}; only here ${added.join(', ')}`
}
