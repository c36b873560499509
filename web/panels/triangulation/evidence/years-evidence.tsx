import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer, SourceEntry } from '#sections/triangulation/answer-parts.ts'
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
  const { text } = useLanguage()
  const { own, added, n_own } = source.complementarity.grades.years_available.evidence
  const [ownSet, addedSet] = [new Set(own), new Set(added)]
  // At most 50 years travel: what comes after the last of them is not known here.
  const lastListed = n_own > own.length ? (own.at(-1) ?? '') : null
  const share = shareText(source, 'years_available')
  const fill = (year: string) => {
    if (addedSet.has(year)) return 'only'
    if (ownSet.has(year)) return 'shared'
    if (lastListed !== null && year > lastListed) return 'unlisted'
    return 'none'
  }
  return (
    <Grid gap={12} rows={2} align="center" className={classes.strip}>
      <span>{source.name}</span>
      <Row className={classes.years} role="img" aria-label={text(yearWords(source.name, own, added))}>
        {years.map((year) => {
          const found = fill(year)
          return (
            <span
              key={year}
              data-fill={found === 'none' ? undefined : found}
              title={text(
                message('evidence.year-is', { year, fill: message('evidence.year', { fill: found }) }),
              )}
            />
          )
        })}
      </Row>
      <small>
        {text(
          lastListed === null
            ? share
            : message('evidence.first-listed', { share, count: String(own.length) }),
        )}
      </small>
    </Grid>
  )
}

function yearWords(source: string, own: readonly string[], added: readonly string[]): Message {
  if (own.length === 0) return message('evidence.no-year', { source })
  const years = listOf(own, 'none')
  return added.length === 0
    ? message('evidence.years-shared', { source, years })
    : message('evidence.years-own', { source, years, own: listOf(added, 'none') })
}
