import { useMemo, useState } from 'react'
import type { SourceRadarRow } from '#contract/source-radar/source-radar.ts'
import { CLASSIFICATIONS, type DataSource } from '#domain/data-source/data-source.ts'
import { type Rhythm, rhythmOf } from '#domain/data-source/rhythm.ts'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Box, Text } from '#web/kit/layout.tsx'
import { AnswerFailure, type Answered } from '#web/kit/answered.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { AboutProps } from './about-props.ts'
import { FIRST_ROWS, ShowMore } from './show-more.tsx'
import classes from './source-freshness.module.css'
import {
  columnTitle,
  definitionWords,
  type FreshColumn,
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
  const [all, setAll] = useState(false)
  const now = new Date(catalogue.release.published_at).getUTCFullYear()
  const rows = freshnessOf(catalogue, now)
  const radar = useMemo(
    () => new Map(answer.status === 'ready' ? answer.value.sources.map((row) => [row.datasource, row]) : []),
    [answer],
  )
  const shown = all ? rows : rows.slice(0, FIRST_ROWS)
  const title = text(message('about.fresh'))
  const titleOf = (column: FreshColumn) => text(columnTitle(column, now))
  const radarWords = (wordsOf: (radar: SourceRadarRow | null) => Message) => (row: Fresh) =>
    answer.status === 'loading' ? '…' : text(wordsOf(radar.get(row.source.id) ?? null))
  const counts = {
    all: rows.length,
    overdue: rows.filter(({ rhythm }) => rhythm.state === 'overdue').length,
    ended: rows.filter(({ rhythm }) => rhythm.state === 'ended').length,
    due: rows.filter(({ rhythm }) => rhythm.state === 'due').length,
    once: rows.filter(({ rhythm }) => rhythm.state === 'once').length,
  }
  return (
    <Box as="section" above={32} ruled={24} id="source-freshness" aria-labelledby="source-freshness-title">
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
      <Box above={16}>
        <Table
          dense
          blocks
          className={classes.table}
          label={text(message('about.fresh-table'))}
          caption={title}
          isCaptionHeard
          keyOf={({ source }) => source.id}
          rows={{
            groups: CLASSIFICATIONS.map((classification) => ({
              key: classification,
              head: (
                <span style={{ color: `var(--${classification.toLowerCase()})` }}>
                  {text(message('chart.class', { class: classification }))}
                </span>
              ),
              rows: shown.filter(({ source }) => source.classification === classification),
            })).filter((group) => group.rows.length > 0),
          }}
          columns={[
            {
              title: titleOf('source'),
              names: true,
              cell: ({ source }) => <span title={source.fullName}>{source.name}</span>,
            },
            {
              title: titleOf('years'),
              className: classes.years,
              cell: ({ source, rhythm }) => (
                <YearLine {...{ rhythm, now }} colour={`var(--${source.classification.toLowerCase()})`} />
              ),
            },
            {
              title: titleOf('last'),
              cell: ({ source, rhythm: { last } }) => (last === null ? source.yearsAvailable : String(last)),
            },
            { title: titleOf('next'), cell: ({ rhythm }) => <NextYear {...rhythm} /> },
            { title: titleOf('places'), cell: ({ levels }) => text(levelNames(levels)) },
            { title: titleOf('indicators'), isNumeric: true, cell: ({ indicators }) => indicators },
            { title: titleOf('quoted'), cell: radarWords(quotedWords) },
            { title: titleOf('gap'), cell: radarWords(gapWords) },
            { title: titleOf('definitions'), className: classes.words, cell: radarWords(definitionWords) },
          ]}
        />
      </Box>
      <ShowMore
        all={all}
        onChange={setAll}
        count={text(message('about.fresh-count', { shown: whole(shown.length), all: whole(rows.length) }))}
      />
    </Box>
  )
}

/** When the next figures are expected; what is overdue stands out. */
function NextYear({ state, next, late }: Rhythm) {
  const { text } = useLanguage()
  const words = text(message('about.fresh-state', { state, next: next === null ? '' : String(next), late }))
  return <span data-state={state}>{words}</span>
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
