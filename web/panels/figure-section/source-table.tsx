import { useState } from 'react'
import { firstColumns, type FirstColumns } from '#charts/source-table/first-columns.ts'
import type { SourceTableInput } from '#charts/source-table/view.ts'
import {
  type SourceTable as SourceTableModel,
  type SourceTableRow,
  sourceTableOf,
} from '#charts/source-table/model.ts'
import { unitName } from '#domain/message/indicator-words.ts'
import { latestPoint } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { ClassHeading } from './class-heading.tsx'
import { CopiesRow } from './copies.tsx'
import { InfoButton } from './info/info-button.tsx'
import type { InfoSubject } from './info/info-dialog.tsx'
import { PartsRow } from './parts-row.tsx'
import { RelatedList } from './related-list.tsx'
import { ReplaceRelated } from './replace-related.tsx'
import { SilentSources } from './silent-sources.tsx'
import { TableCell } from './source-cell.tsx'
import { SourceList } from './source-list.tsx'
import classes from './source-table.module.css'
import { useOnPaper } from '#web/kit/appearance.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useMedia } from '#web/kit/use-media.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, sourceName } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'

const InfoDialog = later(async () => (await import('./info/info-dialog.tsx')).default, { form: 'note' })

interface SourceTableProps {
  readonly input: SourceTableInput
  /** Indicators that may stand in a related row. */
  readonly replacements: readonly number[]
  readonly onChooseSource: (source: number) => void
  readonly onReplaceRelated: (row: number, indicator: number) => void
}

/** Every source side by side: latest value and period of the indicator and its related ones at the chosen place. */
export function SourceTable({ input, replacements, onChooseSource, onReplaceRelated }: SourceTableProps) {
  const { text } = useLanguage()
  const [subject, setSubject] = useState<InfoSubject | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const [opened, open] = useState<number | null>(null)
  const full = sourceTableOf(input)
  const first = firstColumns(full, input)
  const model = showsAll ? full : first.table
  const copies = showsAll ? NO_COPIES : first.copies
  const ask = (next: InfoSubject) => setSubject(next)
  const chosen = input.view.sources[0] ?? null
  const isWide = columnCount(model) > MANY_COLUMNS
  const { hasTable, hasList } = useForms()
  return (
    <>
      {hasTable && (
        <ScrollRegion className={classes.scroller} label={text(message('source-panel.table'))}>
          <table className={classes.table} data-many={isWide || undefined}>
            <Head {...{ model, isWide, onChooseSource }} onAsk={ask} />
            <tbody>
              {model.rows.map((row, index) => (
                <IndicatorRows
                  key={row.indicator.id}
                  {...{ model, isWide, row, index, replacements, onReplaceRelated, chosen, copies, opened }}
                  onOpen={open}
                  reference={input.reference}
                  onAsk={ask}
                />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {hasTable && isWide && (
        <p data-print="never" className={classes.definitions}>
          <WordButton
            onClick={() => ask({ kind: 'indicator', indicator: model.indicator.id, source: chosen })}
          >
            {text(message('source-panel.definitions'))}
          </WordButton>
        </p>
      )}
      {hasList && (
        <SourceList
          {...{ model, copies, opened }}
          onOpen={open}
          onChooseSource={onChooseSource}
          onAsk={ask}
        />
      )}
      {columnCount(first.table) < columnCount(full) && (
        <Text above={8} size={12} tone="soft">
          {!showsAll && (
            <>
              {text(
                message('source-panel.some-of', { shown: columnCount(model), all: columnCount(full) }),
              )}{' '}
            </>
          )}
          <WordButton data-print="never" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {text(
              showsAll
                ? message('source-panel.fewer')
                : message('source-panel.all', { all: columnCount(full) }),
            )}
          </WordButton>
        </Text>
      )}
      {hasList && <RelatedList model={full} />}
      <SilentSources model={model} onAsk={ask} />
      {subject && (
        <InfoDialog
          subject={subject}
          reference={input.reference}
          newest={(indicator, source) => newestPoint(input, indicator, source)}
          onClose={() => setSubject(null)}
        />
      )}
    </>
  )
}

/** A phone has a list, a wider window the table. Paper has a width of its own, so the style chooses between both there. */
function useForms(): { readonly hasTable: boolean; readonly hasList: boolean } {
  const isNarrow = useMedia('(max-width: 700px)')
  const onPaper = useOnPaper()
  return { hasTable: onPaper || !isNarrow, hasList: onPaper || isNarrow }
}

const NO_COPIES: FirstColumns['copies'] = new Map()

/** The figure in the table's cell. */
function newestPoint({ table, view, currentYear }: SourceTableInput, indicator: number, source: number) {
  const location = view.locations[0] ?? 1
  return latestPoint(table, { indicator, source, location }, currentYear * 1000 + 999)
}

/** With more sources, figures are set smaller, and what sources mean is asked below the table. */
const MANY_COLUMNS = 8

function columnCount(model: SourceTableModel): number {
  return model.groups.reduce((count, group) => count + group.columns.length, 0)
}

interface HeadProps {
  readonly model: SourceTableModel
  readonly isWide: boolean
  readonly onChooseSource: (source: number) => void
  readonly onAsk: (subject: InfoSubject) => void
}

function Head({ model, isWide, onChooseSource, onAsk }: HeadProps) {
  const { text } = useLanguage()
  const indicator = model.indicator.id
  return (
    <thead>
      <tr>
        <td />
        {model.groups.map(({ classification, columns }) => (
          <th key={classification} scope="colgroup" colSpan={columns.length} className={classes.group}>
            <ClassHeading classification={classification} />
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">{text(message('source-panel.indicator'))}</th>
        {model.groups.flatMap(({ columns }) =>
          columns.map(({ source, chosen }) => (
            <th key={source.id} scope="col">
              <Row
                as="button"
                inline
                align="center"
                type="button"
                className={classes.source}
                aria-pressed={chosen}
                title={text(message('source-panel.use', { source: sourceName(source) }))}
                onClick={() => onChooseSource(source.id)}
              >
                {source.name}
              </Row>
              {!isWide && (
                <InfoButton
                  label={text(message('source-panel.about-source', { source: sourceName(source) }))}
                  onIntent={InfoDialog.intend}
                  onClick={() => onAsk({ kind: 'source', source: source.id, indicator })}
                />
              )}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

interface IndicatorRowsProps {
  readonly reference: ReferenceData
  readonly model: SourceTableModel
  readonly isWide: boolean
  readonly row: SourceTableRow
  readonly index: number
  readonly chosen: number | null
  readonly copies: FirstColumns['copies']
  /** The source whose copies are shown below the main row. */
  readonly opened: number | null
  readonly onOpen: (source: number | null) => void
  readonly replacements: readonly number[]
  readonly onReplaceRelated: (row: number, indicator: number) => void
  readonly onAsk: (subject: InfoSubject) => void
}

function IndicatorRows(props: IndicatorRowsProps) {
  const { text } = useLanguage()
  const { model, isWide, row, index, chosen, reference, replacements, onReplaceRelated, onAsk } = props
  const { indicator, isMain } = row
  const columns = model.groups.flatMap((group) => group.columns)
  const firstRelated = index === 1
  return (
    <>
      {firstRelated && (
        <tr className={classes.subhead}>
          <th colSpan={columns.length + 1}>{text(message('source-panel.related'))}</th>
        </tr>
      )}
      <tr className={isMain ? classes.main : classes.related}>
        <th scope="row">
          <span className={classes.name}>{text(indicatorName(indicator), 'name')}</span>{' '}
          <InfoButton
            label={text(message('source-panel.about-indicator', { indicator: indicatorName(indicator) }))}
            onIntent={InfoDialog.intend}
            onClick={() => onAsk({ kind: 'indicator', indicator: indicator.id, source: chosen })}
          />
          <span className={classes.unit}>{isMain ? row.unit : text(unitName(indicator.factor))}</span>
          {!isMain && (
            <ReplaceRelated
              current={indicator}
              {...{ reference, replacements }}
              onReplace={(id) => onReplaceRelated(index - 1, id)}
            />
          )}
        </th>
        {columns.map(({ source }, at) => {
          const cell = row.cells[at]
          const ask = () => onAsk({ kind: 'indicator', indicator: indicator.id, source: source.id })
          const mark = isMain ? (model.marks.get(source.id) ?? null) : null
          return (
            <td key={source.id}>{cell && <TableCell {...{ cell, isMain, isWide, mark }} onAsk={ask} />}</td>
          )
        })}
      </tr>
      {isMain && model.parts && <PartsRow parts={model.parts} columns={columns} />}
      {isMain && (
        <CopiesRow columns={columns} copies={props.copies} opened={props.opened} onOpen={props.onOpen} />
      )}
    </>
  )
}
