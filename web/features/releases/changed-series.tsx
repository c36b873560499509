import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, named, whole } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ChangedFigures } from './changed-figures.tsx'
import { movedValues } from './release-words.ts'
import { SeriesName } from './series-name.tsx'

/** Series shown at first, and with each step more. */
const STEP = 12

type Series = AnswerOf<'GET /releases/{hash}/changes'>['series'][number]

interface ChangedSeriesProps {
  readonly catalogue: Catalogue
  readonly addressOf: (indicator: number, source: number) => string | null
  readonly hash: string
  readonly query: { readonly since?: string }
  readonly series: readonly Series[]
}

/** The series in which figures changed or went, those with most of them first; each opens its figures. */
export function ChangedSeriesTable({ catalogue, addressOf, hash, query, series }: ChangedSeriesProps) {
  const { text } = useLanguage()
  const { indicators } = catalogue.reference
  const [size, setSize] = useState(STEP)
  const [open, setOpen] = useState<string | null>(null)
  const touched = series
    .filter(({ changed, withdrawn, intervals }) => changed + withdrawn + intervals > 0)
    .toSorted(
      (a, b) =>
        b.changed - a.changed ||
        b.withdrawn - a.withdrawn ||
        b.intervals - a.intervals ||
        a.indicator - b.indicator,
    )
  const opened = touched.find((one) => keyOf(one) === open)
  if (touched.length === 0) {
    return (
      <section>
        <h2>{text(message('releases.numbers'))}</h2>
        <Text above={6} tone="soft">
          {text(message('releases.no-change'))}
        </Text>
      </section>
    )
  }
  return (
    <Stack as="section" gap={8} aria-labelledby="changed-series">
      <h2 id="changed-series">{text(message('releases.numbers'))}</h2>
      <Table
        blocks
        rows={touched.slice(0, size)}
        keyOf={keyOf}
        isChosen={(row) => keyOf(row) === open}
        columns={[
          {
            title: text(message('releases.series')),
            names: true,
            cell: (row) => <SeriesName catalogue={catalogue} series={row} />,
          },
          { title: text(message('releases.changes')), cell: (row) => text(changesOf(row)) },
          {
            title: text(message('releases.largest')),
            cell: ({ largest, indicator: id }) => {
              const indicator = indicators.get(id)
              if (largest === null || !indicator) return null
              const { location_name } = largest
              const [was, is] = movedValues(largest, indicator)
              return (
                <>
                  {text(named(location_name))}: <s>{text(was)}</s> <b>{text(is)}</b>
                </>
              )
            },
          },
          {
            title: '',
            cell: (row) => (
              <Button
                kind="quiet"
                aria-expanded={keyOf(row) === open}
                onClick={() => setOpen(keyOf(row) === open ? null : keyOf(row))}
              >
                {text(message(keyOf(row) === open ? 'releases.hide' : 'releases.show'))}
              </Button>
            ),
          },
        ]}
      />
      {opened && (
        <ChangedFigures
          key={open}
          heading={<SeriesName catalogue={catalogue} series={opened} />}
          {...{ catalogue, hash }}
          query={{ ...query, indicator: String(opened.indicator), datasource: String(opened.datasource) }}
          address={addressOf(opened.indicator, opened.datasource)}
        />
      )}
      {touched.length > size && (
        <div>
          <Button onClick={() => setSize(size + STEP)}>
            {text(message('data-audit.more', { more: whole(touched.length - size) }))}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** How many of its figures changed, went, or got another interval, in words; nothing is said of none. */
function changesOf({ changed, withdrawn, intervals }: Series): Value {
  const counts = [
    ['changed', changed],
    ['withdrawn', withdrawn],
    ['intervals', intervals],
  ] as const
  return listOf(
    counts
      .filter(([, count]) => count > 0)
      .map(([what, count]) => message('releases.count-of', { what, count, all: whole(count) })),
  )
}

function keyOf({ indicator, datasource }: Series): string {
  return `${indicator} ${datasource}`
}
