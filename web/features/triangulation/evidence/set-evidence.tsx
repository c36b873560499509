import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import { type Answer, gradesOf, type SourceEntry } from '../answer-parts.ts'
import { inWords, METRIC_WORDS } from '../metric-words.ts'
import classes from './evidence.module.css'

/** Metrics that compare what each source has. */
export type SetMetric =
  | 'years_available'
  | 'methodology'
  | 'area'
  | 'study_population'
  | 'research_design'
  | 'related_indicators'

interface SetEvidenceProps {
  readonly answer: Answer
  readonly metric: SetMetric
}

/** How much each source has, how much of it nobody else has, and the names. */
export function SetEvidence({ answer: { sources }, metric }: SetEvidenceProps) {
  return (
    <>
      <StripKey />
      <Stack gap={10}>
        {sources.map((source) => (
          <ShareBar key={source.id} source={source} metric={metric} />
        ))}
      </Stack>
      {sources.map((source) => (
        <OwnNames key={source.id} source={source} metric={metric} />
      ))}
    </>
  )
}

/** What the fillings of bars and strips mean. */
export function StripKey() {
  return (
    <Row as="ul" wrap gap={16} rows={4} className={classes.key} aria-label="Key">
      <Row as="li" inline align="center" gap={6}>
        <i data-fill="only" /> only in this source
      </Row>
      <Row as="li" inline align="center" gap={6}>
        <i data-fill="shared" /> in another chosen source too
      </Row>
      <Row as="li" inline align="center" gap={6}>
        <i /> not in this source
      </Row>
    </Row>
  )
}

function ShareBar({ source, metric }: { readonly source: SourceEntry; readonly metric: SetMetric }) {
  const { n_own, n_universe, n_added } = gradesOf(source)[metric].evidence
  const percent = (count: number) => `${n_universe === 0 ? 0 : (100 * count) / n_universe}%`
  return (
    <Grid gap={12} rows={2} align="center" className={classes.strip}>
      <span>{source.name}</span>
      <Row className={classes.bar} aria-hidden="true">
        <span data-fill="only" style={{ width: percent(n_added) }} />
        <span data-fill="shared" style={{ width: percent(n_own - n_added) }} />
      </Row>
      <small>{shareText(source, metric)}</small>
    </Grid>
  )
}

/** `7 of 41 years, 0 of them only here`. */
export function shareText(source: SourceEntry, metric: SetMetric): string {
  const { n_own, n_universe, n_added } = gradesOf(source)[metric].evidence
  if (n_universe === 0) return 'nothing is recorded here'
  const whole = (count: number) => count.toLocaleString('en-GB')
  return `${whole(n_own)} of ${whole(n_universe)} ${METRIC_WORDS[metric].things}, ${whole(n_added)} of them only here`
}

/** Names behind the numbers of one source, those that nobody else has first. */
export function OwnNames({ source, metric }: { readonly source: SourceEntry; readonly metric: SetMetric }) {
  const { own, added, n_own, n_added } = gradesOf(source)[metric].evidence
  const shared = own.filter((name) => !added.includes(name))
  if (own.length === 0) return null
  const cut = n_own > own.length || n_added > added.length
  return (
    <details className={classes.names}>
      <summary>
        What {source.name} has{cut ? ' (the first of them)' : ''}
      </summary>
      {added.length > 0 && (
        <p>
          <strong>Only here:</strong> {added.map(nameText).join('; ')}
        </p>
      )}
      {shared.length > 0 && (
        <p>
          <strong>In others too:</strong> {shared.map(nameText).join('; ')}
        </p>
      )}
    </details>
  )
}

/** `wealth_decile=D01` → `wealth decile: D01`; texts of their own stay as they are. */
function nameText(name: string): string {
  return /^[a-z_]+(=.*)?$/.test(name) ? inWords(name.replace('=', ': ')) : name
}
