import { useMemo } from 'react'
import type { SourceRadarRow } from '#contract/source-radar/source-radar.ts'
import { CLASSIFICATIONS, type DataSource } from '#domain/data-source/data-source.ts'
import { type Rhythm, rhythmOf } from '#domain/data-source/rhythm.ts'
import { message } from '#domain/message/message.ts'
import { Box, Text } from '#web/kit/layout.tsx'
import { AnswerFailure, type Answered } from '#web/kit/answered.tsx'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { AboutProps } from './about-props.ts'
import classes from './source-freshness.module.css'
import {
  type Column,
  COLUMNS,
  columnTitle,
  definitionWords,
  gapWords,
  levelNames,
  quotedWords,
} from './source-columns.ts'
import { YearLine } from './year-line.tsx'

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

/** How often sources are quoted, and how far they lie from others, as the server computes it. */
export type RadarAnswer = Answered<{ readonly sources: readonly SourceRadarRow[] }>

interface SourceFreshnessProps extends Pick<AboutProps, 'catalogue'> {
  readonly answer: RadarAnswer
}

/** Since when and until when each source has figures, when the next are expected by its own rhythm, and what of them is overdue. */
export function SourceFreshness({ catalogue, answer }: SourceFreshnessProps) {
  const { text } = useLanguage()
  const now = new Date(catalogue.release.published_at).getUTCFullYear()
  const rows = freshnessOf(catalogue, now)
  const radar = useMemo(
    () => new Map(answer.status === 'ready' ? answer.value.sources.map((row) => [row.datasource, row]) : []),
    [answer],
  )
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
      <Text above={8} tone="soft" widest="80ch">
        {text(message('about.radar-about', { least: 5 }))}
      </Text>
      {answer.status === 'failed' && (
        <AnswerFailure
          title={text(message('about.radar-failed'))}
          error={answer.error}
          onRetry={answer.reload}
        />
      )}
      <ScrollRegion label={text(message('about.fresh-table'))} className={classes.scroll}>
        <table className={classes.table}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {text(columnTitle(column, now))}
                </th>
              ))}
            </tr>
          </thead>
          {CLASSIFICATIONS.map((classification) => (
            <tbody key={classification}>
              <tr>
                <th
                  colSpan={COLUMNS.length}
                  scope="rowgroup"
                  style={{ color: `var(--${classification.toLowerCase()})` }}
                >
                  {text(message('chart.class', { class: classification }))}
                </th>
              </tr>
              {rows
                .filter(({ source }) => source.classification === classification)
                .map((row) => (
                  <FreshRow
                    key={row.source.id}
                    row={row}
                    now={now}
                    radar={radar.get(row.source.id) ?? null}
                    isComing={answer.status === 'loading'}
                  />
                ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </Box>
  )
}

interface FreshRowProps {
  readonly row: Fresh
  readonly now: number
  /** What the release says of it; null: nothing for the nation, or not known yet. */
  readonly radar: SourceRadarRow | null
  readonly isComing: boolean
}

function FreshRow({ row: { source, rhythm, indicators, levels }, now, radar, isComing }: FreshRowProps) {
  const { text } = useLanguage()
  const { last, next, state, late } = rhythm
  const cells: readonly (readonly [Column, string])[] = [
    ['last', last === null ? source.yearsAvailable : String(last)],
    ['next', text(message('about.fresh-state', { state, next: next === null ? '' : String(next), late }))],
    ['places', text(levelNames(levels))],
    ['indicators', String(indicators)],
    ['quoted', isComing ? '…' : text(quotedWords(radar))],
    ['gap', isComing ? '…' : text(gapWords(radar))],
    ['definitions', isComing ? '…' : text(definitionWords(radar))],
  ]
  return (
    <tr>
      <th scope="row" title={source.fullName}>
        {source.name}
      </th>
      <td data-column="years">
        <YearLine rhythm={rhythm} now={now} colour={`var(--${source.classification.toLowerCase()})`} />
      </td>
      {cells.map(([column, words]) => (
        <td
          key={column}
          data-column={column}
          data-label={text(columnTitle(column, now))}
          data-state={column === 'next' ? state : undefined}
        >
          {words}
        </td>
      ))}
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
