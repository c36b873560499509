import { message, type Value } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type Answer, gradesOf, type SourceEntry } from '#sections/triangulation/answer-parts.ts'
import { inWords } from '#sections/triangulation/metric-words.ts'
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

/** The key to the fillings of bars and strips. */
export function StripKey() {
  const { text } = useLanguage()
  return (
    <Row as="ul" wrap gap={16} rows={4} className={classes.key} aria-label={text(message('evidence.key'))}>
      <Row as="li" inline align="center" gap={6}>
        <i data-fill="only" /> {text(message('evidence.only-source'))}
      </Row>
      <Row as="li" inline align="center" gap={6}>
        <i data-fill="shared" /> {text(message('evidence.other-source'))}
      </Row>
      <Row as="li" inline align="center" gap={6}>
        <i /> {text(message('evidence.not-source'))}
      </Row>
    </Row>
  )
}

function ShareBar({ source, metric }: { readonly source: SourceEntry; readonly metric: SetMetric }) {
  const { text } = useLanguage()
  const { n_own, n_universe, n_added } = gradesOf(source)[metric].evidence
  const percent = (count: number) => `${n_universe === 0 ? 0 : (100 * count) / n_universe}%`
  return (
    <Grid gap={12} rows={2} align="center" className={classes.strip}>
      <span>{source.name}</span>
      <Row className={classes.bar} aria-hidden="true">
        <span data-fill="only" style={{ width: percent(n_added) }} />
        <span data-fill="shared" style={{ width: percent(n_own - n_added) }} />
      </Row>
      <small>{text(shareText(source, metric))}</small>
    </Grid>
  )
}

/** `7 of 41 years, 0 of them only here`. */
export function shareText(source: SourceEntry, metric: SetMetric): Value {
  const { n_own, n_universe, n_added } = gradesOf(source)[metric].evidence
  if (n_universe === 0) return message('evidence.unrecorded')
  return message('evidence.share', {
    own: whole(n_own),
    universe: whole(n_universe),
    metric,
    added: whole(n_added),
  })
}

/** Names behind the numbers of one source, those that nobody else has first. */
export function OwnNames({ source, metric }: { readonly source: SourceEntry; readonly metric: SetMetric }) {
  const { text } = useLanguage()
  const { own, added, n_own, n_added } = gradesOf(source)[metric].evidence
  const shared = own.filter((name) => !added.includes(name))
  if (own.length === 0) return null
  const cut = n_own > own.length || n_added > added.length
  return (
    <details className={classes.names}>
      <summary>
        {text(message('evidence.what-has', { source: source.name, cut: cut ? 'yes' : 'no' }))}
      </summary>
      {added.length > 0 && (
        <p>
          <Said what={message('evidence.only-here', { names: listOf(added.map(nameText), 'apart') })} />
        </p>
      )}
      {shared.length > 0 && (
        <p>
          <Said what={message('evidence.in-others', { names: listOf(shared.map(nameText), 'apart') })} />
        </p>
      )}
    </details>
  )
}

/** `wealth_decile=D01` → `wealth decile: D01`; texts of their own stay as they are. */
function nameText(name: string): string {
  return /^[a-z_]+(=.*)?$/.test(name) ? inWords(name.replace('=', ': ')) : name
}
