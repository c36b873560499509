import { CLASSIFICATIONS, type DataSource } from '#domain/data-source/data-source.ts'
import { type Rhythm, rhythmOf } from '#domain/data-source/rhythm.ts'
import { LEVELS } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { Box, Text } from '#web/kit/layout.tsx'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { AboutProps } from './about-props.ts'
import classes from './source-freshness.module.css'
import { AHEAD, FROM, YearLine } from './year-line.tsx'

/** Bits of the coverage of a source, with the level that each stands for. */
const COVERED = [
  [1, 1],
  [2, 2],
  [4, 3],
  [8, 4],
] as const

interface Fresh {
  readonly source: DataSource
  readonly rhythm: Rhythm
  readonly indicators: number
  readonly levels: readonly (1 | 2 | 3 | 4)[]
}

/** Since when and until when each source has figures, when the next are expected by its own rhythm, and what of them is overdue. */
export function SourceFreshness({ catalogue }: AboutProps) {
  const { text } = useLanguage()
  const now = new Date(catalogue.release.published_at).getUTCFullYear()
  const rows = freshnessOf(catalogue, now)
  const title = text(message('about.fresh'))
  const counts = {
    all: rows.length,
    overdue: rows.filter(({ rhythm }) => rhythm.state === 'overdue').length,
    due: rows.filter(({ rhythm }) => rhythm.state === 'due').length,
    once: rows.filter(({ rhythm }) => rhythm.state === 'once').length,
  }
  return (
    <Box as="section" above={32} ruled={28} id="source-freshness" aria-labelledby="source-freshness-title">
      <h2 id="source-freshness-title">{title}</h2>
      <Text above={2} tone="soft" widest="80ch">
        {text(message('about.fresh-about', counts))}
      </Text>
      <ScrollRegion label={text(message('about.fresh-table'))} className={classes.scroll}>
        <table className={classes.table}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {(['source', 'years', 'last', 'next', 'places', 'indicators'] as const).map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {text(
                    message('about.fresh-column', { column, from: String(FROM), to: String(now + AHEAD) }),
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {CLASSIFICATIONS.map((classification) => (
            <tbody key={classification}>
              <tr>
                <th colSpan={6} scope="rowgroup" style={{ color: `var(--${classification.toLowerCase()})` }}>
                  {text(message('chart.class', { class: classification }))}
                </th>
              </tr>
              {rows
                .filter(({ source }) => source.classification === classification)
                .map((row) => (
                  <FreshRow key={row.source.id} row={row} now={now} />
                ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </Box>
  )
}

function FreshRow({
  row: { source, rhythm, indicators, levels },
  now,
}: {
  readonly row: Fresh
  readonly now: number
}) {
  const { text } = useLanguage()
  const { last, next, state, late } = rhythm
  return (
    <tr>
      <th scope="row" title={source.fullName}>
        {source.name}
      </th>
      <td data-column="years">
        <YearLine rhythm={rhythm} now={now} colour={`var(--${source.classification.toLowerCase()})`} />
      </td>
      <td>{last === null ? source.yearsAvailable : String(last)}</td>
      <td data-state={state}>
        {text(message('about.fresh-state', { state, next: next === null ? '' : String(next), late }))}
      </td>
      <td>
        {text(
          listOf(
            levels.map((level) => message('chart.level', { level: LEVELS[level] })),
            'none',
          ),
        )}
      </td>
      <td data-column="indicators">{indicators}</td>
    </tr>
  )
}

function freshnessOf({ reference, coverage }: Catalogue, now: number): Fresh[] {
  return [...reference.sources.values()]
    .filter(({ hasData }) => hasData)
    .map((source) => {
      const masks = [...coverage.values()].flatMap((own) => own.get(source.id) ?? [])
      const all = masks.reduce((sum, mask) => sum | mask, 0)
      return {
        source,
        rhythm: rhythmOf(source.yearsAvailable, now),
        indicators: masks.length,
        levels: COVERED.flatMap(([bit, level]) => ((all & bit) > 0 ? [level] : [])),
      }
    })
    .toSorted((a, b) => b.indicators - a.indicators)
}
