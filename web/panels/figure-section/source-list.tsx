import { Fragment } from 'react'
import type { SourceCell } from '#charts/source-table/cell.ts'
import type { FirstColumns } from '#charts/source-table/first-columns.ts'
import type { SourceColumn, SourceTable } from '#charts/source-table/model.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { ClassHeading } from './class-heading.tsx'
import { CopiesLine } from './copies.tsx'
import { InfoButton } from './info/info-button.tsx'
import type { InfoSubject } from './info/info-dialog.tsx'
import { sharePosition } from './share-position.ts'
import classes from './source-list.module.css'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface SourceListProps {
  readonly model: SourceTable
  readonly copies: FirstColumns['copies']
  /** The source whose copies are shown below its line. */
  readonly opened: number | null
  readonly onOpen: (source: number | null) => void
  readonly onChooseSource: (source: number) => void
  readonly onAsk: (subject: InfoSubject) => void
}

/** From here on a number takes more room than others. */
const LONG = 1e6

/** The side-by-side table on a phone: one line a source, its mark on a common scale, the target as a stroke. */
export function SourceList(props: SourceListProps) {
  const { model, copies, opened, onOpen, onChooseSource, onAsk } = props
  const { text } = useLanguage()
  const [main] = model.rows
  if (!main) return null
  const cells = model.groups
    .flatMap((group) => group.columns)
    .map((column, at) => ({ column, cell: main.cells[at] }))
  const values = main.cells.flatMap((cell) => cell.point?.value ?? [])
  const position = sharePosition(values, main.indicator)
  return (
    <ul className={classes.list} data-long={values.some((value) => value >= LONG) || undefined}>
      {model.groups.map(({ classification }) => (
        <li key={classification}>
          <ClassHeading classification={classification} />
          {cells
            .filter(({ column }) => column.source.classification === classification)
            .map(({ column, cell }) => (
              <Fragment key={column.source.id}>
                <SourceLine
                  {...{ column, cell, position }}
                  mark={model.marks.get(column.source.id) ?? null}
                  indicator={main.indicator}
                  onChoose={() => onChooseSource(column.source.id)}
                />
                <CopiesLine
                  original={column.source}
                  copies={copies.get(column.source.id) ?? []}
                  {...{ opened, onOpen }}
                />
              </Fragment>
            ))}
        </li>
      ))}
      <li>
        <InfoButton
          label={text(message('source-panel.about-in-each', { indicator: indicatorName(main.indicator) }))}
          onIntent={() => undefined}
          onClick={() => onAsk({ kind: 'indicator', indicator: main.indicator.id, source: null })}
        />
        {text(message('source-panel.definitions'))}
      </li>
    </ul>
  )
}

interface SourceLineProps {
  readonly column: SourceColumn
  readonly cell: SourceCell | undefined
  readonly indicator: Indicator
  /** The letter of the evidence that the figure shares with others. */
  readonly mark: string | null
  readonly position: (value: number) => number
  readonly onChoose: () => void
}

function SourceLine({ column, cell, indicator, mark, position, onChoose }: SourceLineProps) {
  const { text } = useLanguage()
  const { source, chosen } = column
  const target = indicator.nationalTarget
  return (
    <Grid
      as="button"
      align="center"
      gap={12}
      type="button"
      className={classes.row}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span>
        <strong>{source.name}</strong>
        <Text as="small" size={12} tone="faint">
          {cell?.period}
          {mark !== null && <sup> {mark}</sup>}
          {cell?.superseded && (
            <span title={cell.superseded}> · {text(message('source-table.superseded'))}</span>
          )}
        </Text>
      </span>
      {cell?.point ? (
        <>
          <span className={classes.track} aria-hidden="true">
            {target !== null && <span className={classes.target} style={{ left: `${position(target)}%` }} />}
            <Row as="span" className={classes.mark} style={{ left: `${position(cell.point.value)}%` }}>
              <SourceMarker classification={source.classification} size={12} />
            </Row>
          </span>
          <span className={classes.value}>{cell.value}</span>
        </>
      ) : (
        <span className={classes.gap}>{cell?.gap?.short}</span>
      )}
    </Grid>
  )
}
