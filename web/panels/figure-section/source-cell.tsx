import type { SourceCell } from '#charts/source-table/cell.ts'
import { message } from '#domain/message/message.ts'
import { WarningSign } from '#web/kit/warning-sign.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { NumberDoor } from '#web/views/number-door.tsx'
import classes from './source-table.module.css'

/** Longer values are set smaller in the main row so that eleven sources fit. */
const LONG_VALUE = 7

interface TableCellProps {
  readonly cell: SourceCell
  readonly isMain: boolean
  /** The letter of the evidence that the figure shares with others. */
  readonly mark: string | null
  readonly onAsk: () => void
}

/** The figure of a source for an indicator, or the reason why there is none. */
export function TableCell({ cell, isMain, mark, onAsk }: TableCellProps) {
  const { text } = useLanguage()
  if (cell.gap) {
    if (!isMain) return <Dash reason={cell.gap.long} />
    return (
      <button type="button" className={classes.gap} title={cell.gap.long} onClick={onAsk}>
        {cell.gap.short}
        <span className="sr-only">. {cell.gap.long}</span>
      </button>
    )
  }
  const warnings = cell.anomalies.map(({ sentence }) => text(sentence)).join('. ')
  return (
    <span className={classes.figure} title={cell.interval ?? undefined}>
      <span className={classes.value} data-long={cell.value.length > LONG_VALUE || undefined}>
        <NumberDoor figure={cell.point}>{cell.value}</NumberDoor>
        {warnings !== '' && <WarningSign text={warnings} className={classes.warning} />}
      </span>
      <CellPeriod period={cell.period} mark={mark} />
      {cell.superseded !== null && (
        <span data-print="never" className={classes.superseded} title={cell.superseded}>
          {text(message('source-table.superseded'))}
          <span className="sr-only">. {cell.superseded}</span>
        </span>
      )}
    </span>
  )
}

/** The period, with the letter of the evidence that it shares raised beside it. */
function CellPeriod({ period, mark }: { period: string; mark: string | null }) {
  const { text } = useLanguage()
  if (mark === null) return <span className={classes.period}>{period}</span>
  return (
    <span className={classes.period}>
      <span aria-hidden="true">
        {period} <sup>{mark}</sup>
      </span>
      <span className="sr-only">{text(message('source-table.marked-as', { period, mark }))}</span>
    </span>
  )
}

/** A dash to the eye, "no data" with the reason to the ear. */
function Dash({ reason }: { reason: string }) {
  const { text } = useLanguage()
  return (
    <span title={reason}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text(message('source-panel.no-data-because', { reason }))}</span>
    </span>
  )
}
