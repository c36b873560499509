import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { resultOf } from '#sections/triangulation/triangulation-choice.ts'
import type { TriangulationPanelProps } from './panel-props.ts'
import type { Answer } from '#sections/triangulation/answer-parts.ts'
import { DIMENSIONS, type Metric } from '#sections/triangulation/metric-words.ts'

/** Everything that could not be judged, grouped by its reason. */
export function NotJudgedPanel({ shown }: TriangulationPanelProps) {
  const { language } = shown
  const answer = resultOf(shown)?.answer
  if (!answer) return null
  const byReason = [...Map.groupBy(answer.not_judged, ({ why }) => why)]
  return (
    <div>
      <Text as="h2" heading below={8}>
        {language.text(message('triangulate.not-judged-heading'))}
      </Text>
      <Grid as="dl" gap={10}>
        {byReason.map(([why, entries]) => (
          <div key={why}>
            {bySource(
              entries.map(({ what }) => what),
              answer,
              language,
            ).map((what) => (
              <Text key={what} as="dt" weight={500}>
                {what}
              </Text>
            ))}
            <Text as="dd" above={2} tone="soft">
              {why}
            </Text>
          </div>
        ))}
      </Grid>
    </div>
  )
}

/** `variability of A`, `area of A` → `A: variability, area`; what is about no single source stays as it is. */
function bySource(whats: readonly string[], { sources }: Answer, { text }: Language): string[] {
  const metrics = new Map(
    sources.flatMap(({ name }) =>
      METRICS.map((metric) => {
        const said = message('triangulation.metric', { metric })
        return [text(message('triangulation.metric-of', { metric: said, source: name })), { name, said }]
      }),
    ),
  )
  return [...Map.groupBy(whats, (what) => metrics.get(what)?.name ?? null)].flatMap(([source, own]) => {
    const said = own.flatMap((what) => metrics.get(what)?.said ?? [])
    return source === null || said.length < 2
      ? own.map((what) => text(message('triangulate.opening', { what })))
      : text(message('triangulate.metrics-of', { source, metrics: listOf(said, 'none') }))
  })
}

const METRICS = DIMENSIONS.flatMap(({ metrics }): readonly Metric[] => metrics)
