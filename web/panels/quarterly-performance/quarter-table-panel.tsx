import type { QuarterHead, QuarterTableModel } from '#charts/quarters/table-model.ts'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { message } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { againstHead } from '#domain/quarters/quarter-words.ts'
import type { QuarterlyChoice } from '#sections/quarterly-performance/quarterly-choice.ts'
import type { QuarterlyState } from '#sections/quarterly-performance/state.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { CountCells, SurveyCell } from './quarter-cells.tsx'
import { PlaceHead } from './place-head.tsx'
import { QuarterDoubts } from './quarter-doubts.tsx'
import classes from './quarter-table.module.css'

/** The scorecard of a quarter: each place with its counts, changes, course, reports and what speaks against a comparison. */
export function QuarterTablePanel({ shown, onChange }: PanelProps<QuarterlyState, QuarterlyChoice | null>) {
  const { text } = useLanguage()
  const model = shown.choice?.model
  if (!model) return null
  return (
    <TableFrame className={classes.table} label={text(message('quarters.table'))}>
      <TableHead model={model} />
      <tbody>
        {model.rows.map((row, at) => (
          <tr key={row.place.id} data-level={row.place.level} data-nested={model.nested || undefined}>
            <PlaceHead
              place={row.place}
              counts={row.cells[0]?.row ?? null}
              onOpen={at === 0 || row.place.level > 3 ? null : () => onChange({ location: row.place.id })}
            />
            {model.heads.map((head, column) => {
              const cell = row.cells[column]
              if (!cell) return null
              const key = `${head.indicator.id}:${head.source.id}`
              return head.counts ? (
                <CountCells key={key} {...{ head, cell }} share={column === 0 && model.hasShares} />
              ) : (
                <SurveyCell key={key} {...{ head, cell }} />
              )
            })}
            <QuarterDoubts doubts={row.doubts} reference={shown.figures.reference} />
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function TableHead({ model }: { readonly model: QuarterTableModel }) {
  const { text } = useLanguage()
  const { heads, hasShares } = model
  return (
    <thead>
      <tr className={classes.groups}>
        <td />
        {heads.map(({ indicator, source, counts }, at) => (
          <th
            key={`${indicator.id}:${source.id}`}
            scope="colgroup"
            colSpan={widthOf(counts, at === 0 && hasShares)}
          >
            {indicator.shortName} <small>{source.name}</small>
          </th>
        ))}
        <td />
      </tr>
      <tr>
        <th scope="col">{text(message('quarters.place'))}</th>
        {heads.map((head, at) => (
          <CountHeads
            key={`${head.indicator.id}:${head.source.id}`}
            head={head}
            share={at === 0 && hasShares}
          />
        ))}
        <th scope="col">{text(message('quarters.flags'))}</th>
      </tr>
    </thead>
  )
}

/** Value, two changes, course and share of reports. */
function widthOf(counts: boolean, share: boolean): number {
  return counts ? 4 + Number(share) : 1
}

function CountHeads({ head, share }: { readonly head: QuarterHead; readonly share: boolean }) {
  const { text } = useLanguage()
  const { period, source, counts } = head
  if (!counts) return <th scope="col">{text(periodName(period, source))}</th>
  return (
    <>
      <th scope="col">{text(periodName(period))}</th>
      <th scope="col">{text(againstHead(period, 'before'))}</th>
      <th scope="col">{text(againstHead(period, 'year'))}</th>
      <th scope="col">
        <Row as="span" justify="center">
          {text(message('quarters.course'))}
        </Row>
      </th>
      {share && <th scope="col">{text(message('quarters.share'))}</th>}
    </>
  )
}
