import { useState } from 'react'
import type { DifferenceRow, ImportReportRow } from '#contract/data-import/data-import.ts'
import { type ChangeRow, changeHeight, changePicture } from '#charts/changes/change-picture.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, percentage, shortFigure, sourceName, whole } from '#domain/message/value.ts'
import { shownDecimals } from '#domain/number/format.ts'
import { toldApart } from '#domain/number/told-apart.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { useFontScale, useMode } from '#web/kit/appearance.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { useSize } from '#web/kit/use-size.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { SmallPicture } from '../small-picture.tsx'

/** Figures of an indicator that are drawn, and that are listed before somebody asks for the others. */
const DRAWN = 16
const LISTED = 10
const WIDE = 860
/** Pixels below which a table of seven columns does not stand. */
const NARROW = 480

interface DifferencesPartProps {
  readonly report: Pick<ImportReportRow, 'differences' | 'difference_count'>
  readonly catalogue: Catalogue
}

/** Figures beside what is published, indicator by indicator: drawn, and as a table. */
export function DifferencesPart({ report, catalogue }: DifferencesPartProps) {
  const { text } = useLanguage()
  const { differences, difference_count: count } = report
  if (count === 0) return null
  const byIndicator = [...Map.groupBy(differences, ({ indicator }) => indicator)]
  return (
    <Stack as="section" gap={16} shrinks aria-labelledby="differences">
      <Text as="h3" weight={600} id="differences">
        {text(message('publish.differences', { count, all: whole(count) }))}
      </Text>
      {count > differences.length && (
        <Text tone="soft">{text(message('publish.first-of', { shown: whole(differences.length) }))}</Text>
      )}
      {byIndicator.map(([id, rows]) => (
        <OfIndicator
          key={id}
          rows={rows}
          indicator={byId(catalogue.reference.indicators, id)}
          catalogue={catalogue}
        />
      ))}
    </Stack>
  )
}

interface OfIndicatorProps {
  readonly indicator: Indicator
  readonly rows: readonly DifferenceRow[]
  readonly catalogue: Catalogue
}

function OfIndicator({ indicator, rows, catalogue }: OfIndicatorProps) {
  const language = useLanguage()
  const { text } = language
  const [host, room] = useSize<HTMLDivElement>()
  const mode = useMode()
  const fontScale = useFontScale()
  const [isWhole, setWhole] = useState(false)
  const drawn = rows.slice(0, DRAWN).map((row) => changeRow(row, { indicator, catalogue, language }))
  const shown = isWhole ? rows : rows.slice(0, LISTED)
  const title = text(message('publish.of-indicator', { indicator: indicatorName(indicator) }))
  const sourceOf = ({ datasource }: DifferenceRow) =>
    text(sourceName(byId(catalogue.reference.sources, datasource)))
  const kindOf = ({ kind }: DifferenceRow) => text(message('publish.kind', { kind }))
  const cellOf = ({ cell, line }: DifferenceRow) => cell || (line > 0 ? String(line) : '')
  const isNarrow = room.width > 0 && room.width < NARROW
  // Beside a list there is no room for seven columns: what is about the row stands below its place.
  const about: Column<DifferenceRow>[] = [
    { title: text(message('mapping.period')), cell: ({ period }) => period },
    { title: text(message('publish.source')), cell: sourceOf },
  ]
  const columns: Column<DifferenceRow>[] = [
    {
      title: text(message('mapping.place')),
      names: true,
      cell: (row) => (
        <>
          {row.location_name}
          {isNarrow && (
            <Text as="span" line size={13} tone="soft">
              {[row.period, sourceOf(row), kindOf(row), cellOf(row)]
                .filter((word) => word !== '')
                .join(' · ')}
            </Text>
          )}
        </>
      ),
    },
    ...(isNarrow ? [] : about),
    {
      title: text(message('publish.published-now')),
      isNumeric: true,
      cell: ({ was, is }) => text(valueText(was, is, indicator)),
    },
    {
      title: text(message('publish.would-be')),
      isNumeric: true,
      cell: ({ was, is }) => text(valueText(is, was, indicator)),
    },
    ...(isNarrow
      ? []
      : [
          { title: text(message('publish.what-happens')), cell: kindOf },
          { title: text(message('mapping.cell')), cell: cellOf },
        ]),
  ]
  return (
    <Stack gap={8} card="plain" shrinks>
      <Text as="h4" weight={600}>
        {title}
      </Text>
      <Text tone="soft" size={13}>
        {text(message('publish.drawn-as', { count: drawn.length, more: rows.length > DRAWN ? 'yes' : 'no' }))}
      </Text>
      <div ref={host}>
        <SmallPicture
          isWide
          picture={{
            size: {
              width: WIDE,
              height: changeHeight(drawn.length, { ...{ mode, fontScale }, width: room.width || WIDE }),
            },
            map: null,
            alternative: '',
            picture: (surface) => changePicture({ indicator, rows: drawn }, surface),
          }}
        />
      </div>
      <Table
        dense
        blocks
        label={title}
        rows={shown}
        keyOf={({ datasource, location, period }) => `${datasource} ${location} ${period}`}
        columns={columns}
      />
      {rows.length > shown.length && (
        <p>
          <WordButton onClick={() => setWhole(true)}>
            {text(message('publish.show-all', { all: whole(rows.length) }))}
          </WordButton>
        </p>
      )}
    </Stack>
  )
}

/** A value beside the one that it replaces or that replaces it, in digits that tell the two apart. */
function valueText(value: number | null, other: number | null, indicator: Indicator): Value {
  if (value === null) return message('publish.none')
  const decimals = toldApart(value, other ?? value, indicator)
  if (decimals === shownDecimals(indicator)) return shortFigure(value, indicator)
  return indicator.factor === 2 ? percentage(value, decimals) : shortFigure(value, { ...indicator, decimals })
}

interface Words extends Pick<OfIndicatorProps, 'indicator' | 'catalogue'> {
  readonly language: Language
}

function changeRow(
  { location_name: place, period, datasource, was, is }: DifferenceRow,
  { indicator, catalogue, language: { text } }: Words,
): ChangeRow {
  const [before, after] = [text(valueText(was, is, indicator)), text(valueText(is, was, indicator))]
  const label = was === null ? after : was === is ? after : `${before} → ${after}`
  const { classification } = byId(catalogue.reference.sources, datasource)
  return { name: `${place}, ${period}`, label, was, is, classification }
}
