import { useState } from 'react'
import { Link } from 'wouter'
import type { ChangedFigure } from '#contract/releases/history.ts'
import { message } from '#domain/message/message.ts'
import { named, periodName, whole } from '#domain/message/value.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { movedValues } from './release-words.ts'
import { SeriesName } from './series-name.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** Figures shown at first, and with each step more. */
const STEP = 40

interface ChangedFiguresProps {
  readonly catalogue: Catalogue
  readonly hash: string
  readonly query: Readonly<Record<string, string>>
  /** Names them above the table. */
  readonly heading?: React.ReactNode
  /** Where the figures are shown; null where no dashboard has them. */
  readonly address?: string | null
  /** The figures are of several indicators and sources, which each row then names. */
  readonly ofMany?: true
  /** Such rows are of several places too. */
  readonly ofPlaces?: true
}

/** Figures that a release changed, withdrew or gave an interval: what each was, and what it is. */
export function ChangedFigures({
  catalogue,
  hash,
  query,
  heading,
  address = null,
  ofMany,
  ofPlaces,
}: ChangedFiguresProps) {
  const { text } = useLanguage()
  const [size, setSize] = useState(STEP)
  const answer = useAnswer('GET /releases/{hash}/changes/figures', {
    path: { hash },
    query: { ...query, size: String(size) },
  })
  const columns = useColumns(catalogue, ofMany ?? false, ofPlaces ?? !ofMany)
  return (
    <WhenAnswered answer={answer} what={message('releases.figures')}>
      {({ results, count }) =>
        count === 0 ? (
          <Text tone="soft">{text(message('releases.none-here'))}</Text>
        ) : (
          <Stack gap={8}>
            <Table
              dense
              blocks
              caption={heading}
              rows={results}
              keyOf={({ indicator, datasource, location, period }) =>
                `${indicator} ${datasource} ${location} ${period}`
              }
              columns={columns}
            />
            {count > results.length && (
              <div>
                <Button onClick={() => setSize(size + STEP)}>
                  {text(message('data-audit.more', { more: whole(count - results.length) }))}
                </Button>
              </div>
            )}
            {address && <Link href={address}>{text(message('data-audit.see-figure'))}</Link>}
          </Stack>
        )
      }
    </WhenAnswered>
  )
}

function useColumns(catalogue: Catalogue, ofMany: boolean, ofPlaces: boolean): Column<ChangedFigure>[] {
  const { text } = useLanguage()
  const { indicators, sources } = catalogue.reference
  const valuesOf = (row: ChangedFigure) => {
    const indicator = indicators.get(row.indicator)
    return indicator ? movedValues(row, indicator) : [String(row.was), String(row.is)]
  }
  const series: Column<ChangedFigure>[] = [
    {
      title: text(message('releases.series')),
      names: true,
      cell: (row) => <SeriesName catalogue={catalogue} series={row} />,
    },
  ]
  const place: Column<ChangedFigure>[] = [
    {
      title: text(message('data-audit.filter-place')),
      ...(!ofMany && { names: true }),
      cell: ({ location_name }) => text(named(location_name)),
    },
  ]
  return [
    ...(ofMany ? series : []),
    ...(ofPlaces ? place : []),
    {
      title: text(message('releases.period')),
      cell: ({ period, datasource }) =>
        text(periodName(parsePeriod(period) ?? 0, sources.get(datasource) ?? { periodLabels: {} })),
    },
    {
      title: text(message('releases.was')),
      isNumeric: true,
      cell: (row) => {
        if (row.kind === 'added') return null
        const was = text(valuesOf(row)[0] ?? '')
        return row.kind === 'interval' ? was : <s>{was}</s>
      },
    },
    {
      title: text(message('releases.is')),
      isNumeric: true,
      cell: (row) =>
        row.kind === 'interval' ? (
          text(message('releases.other-interval'))
        ) : (
          <b>{text(valuesOf(row)[1] ?? '')}</b>
        ),
    },
  ]
}
