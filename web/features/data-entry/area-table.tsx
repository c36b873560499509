import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import type { EntryCells } from '#domain/data-entry/entry-cell.ts'
import { periodBefore } from '#domain/data-entry/entry-rows.ts'
import type { PastFigure } from '#domain/data-entry/entry-row.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, named, periodName, shortFigure, sourceName } from '#domain/message/value.ts'
import { periodCode } from '#domain/period/period.ts'
import { yearBefore } from '#domain/period/quarters.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { CheckCell } from './check-cell.tsx'
import classes from './data-entry.module.css'
import { EntryField } from './entry-field.tsx'
import type { EntrySession } from './entry-session.ts'
import type { SheetArea, SheetLine } from './sheet-lines.ts'

interface AreaTableProps {
  readonly area: SheetArea
  readonly form: EntryFormRow
  readonly cells: EntryCells
  readonly session: EntrySession
  readonly reference: ReferenceData
  readonly isTyped: boolean
}

/** The lines of one program area: what is typed, what was there before, what another source says, and the check. */
export function AreaTable({ area, form, cells, session, reference, isTyped }: AreaTableProps) {
  const { text } = useLanguage()
  const source = reference.sources.get(form.datasource)
  const period = periodCode(form.period) ?? 0
  const headed = (code: number) => text(periodName(code, source))
  const past = (figure: PastFigure | null, { indicator, part }: SheetLine, expected: number) => {
    if (part === 'numerator' || part === 'denominator') return ''
    if (figure === null) return '–'
    return (
      <>
        {text(shortFigure(figure.value, indicator))}
        {figure.period !== expected && <small>{headed(figure.period)}</small>}
        {figure.isPartial && <small>{text(message('entry.partial'))}</small>}
      </>
    )
  }
  const [before, former] = [periodBefore(period), yearBefore(period)]
  const columns: Column<SheetLine>[] = [
    {
      title: text(message('entry.indicator')),
      names: true,
      cell: (line) => <LineName {...{ line, reference }} />,
      className: classes.name,
    },
    {
      title: headed(period),
      isNumeric: true,
      cell: (line) => <EntryField {...{ line, cells, session, isTyped }} />,
      className: classes.typed,
    },
    { title: headed(before), isNumeric: true, cell: (line) => past(line.row.last, line, before) },
  ]
  if (former !== before) {
    columns.push({
      title: headed(former),
      isNumeric: true,
      cell: (line) => past(line.row.former, line, former),
    })
  }
  columns.push(
    {
      title: text(message('entry.other')),
      isNumeric: true,
      cell: (line) => <OtherFigure {...{ line, reference }} />,
    },
    {
      title: text(message('entry.check')),
      cell: (line) => <CheckCell {...{ line, form, session, isTyped }} />,
      className: classes.check,
    },
  )
  return (
    <Table
      blocks
      className={classes.sheet}
      label={text(named(area.area))}
      rows={area.lines}
      keyOf={({ name, part }) => `${name} ${part}`}
      columns={columns}
    />
  )
}

function LineName({ line, reference }: { readonly line: SheetLine; readonly reference: ReferenceData }) {
  const { text } = useLanguage()
  const { indicator, part } = line
  const name = text(indicatorName(indicator), 'name')
  if (part === 'numerator' || part === 'denominator') {
    return (
      <>
        {text(message(`entry.${part}`))}
        <small>{name}</small>
      </>
    )
  }
  return (
    <>
      {name}
      <small>{text(unitWords(line, reference))}</small>
    </>
  )
}

/** In which unit a figure is, and from what it is computed. */
function unitWords({ indicator, part, row, figure }: SheetLine, reference: ReferenceData): Value {
  const kind = figureUnit(indicator)
  const unit =
    kind === 'rate'
      ? message('entry.unit-rate', { scale: unitScale(indicator) })
      : message(`entry.unit-${kind}`)
  if (part !== null) return unit
  const count = row.computed && reference.indicators.get(row.computed.count)
  if (!row.computed || !count)
    return figure.from === 'parts' || part === null ? message('entry.computed-parts', { unit }) : unit
  return message('entry.computed-count', {
    unit,
    count: indicatorName(count),
    target: shortFigure(row.computed.target, count),
    period: periodName(row.computed.period),
  })
}

function OtherFigure({ line, reference }: { readonly line: SheetLine; readonly reference: ReferenceData }) {
  const { text } = useLanguage()
  const { row, indicator, part } = line
  if (part === 'numerator' || part === 'denominator') return ''
  const source = row.other && reference.sources.get(row.other.source)
  if (!row.other || !source) return '–'
  return (
    <>
      <Row as="span" inline gap={6} align="center">
        <SourceMarker classification={source.classification} />
        {text(shortFigure(row.other.value, indicator))}
      </Row>
      <Text as="small" figures>
        {text(sourceName(source), 'name')} {text(periodName(row.other.period, source))}
        {row.other.isPartial && <> {text(message('entry.partial'))}</>}
      </Text>
    </>
  )
}
