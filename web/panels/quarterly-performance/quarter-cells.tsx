import { changeLook } from '#charts/quarters/change-look.ts'
import type { QuarterCell, QuarterHead } from '#charts/quarters/table-model.ts'
import { message } from '#domain/message/message.ts'
import { figure, listOf, percentage, periodName, shortFigure } from '#domain/message/value.ts'
import { yearBefore } from '#domain/period/quarters.ts'
import type { QuarterChange } from '#domain/quarters/quarter-change.ts'
import type { QuarterRow } from '#domain/quarters/quarter-rows.ts'
import { changeShort } from '#domain/quarters/quarter-words.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { EmptyCell } from '#web/views/empty-cell.tsx'
import { NumberDoor } from '#web/views/number-door.tsx'
import { QuarterSpark } from './quarter-spark.tsx'
import classes from './quarter-table.module.css'

interface CellProps {
  readonly head: QuarterHead
  readonly cell: QuarterCell
}

/** A count in the quarter, against two others, its course, and the share of reports where that is shown. */
export function CountCells({ head, cell, share }: CellProps & { readonly share: boolean }) {
  const { text } = useLanguage()
  const { row, gap } = cell
  return (
    <>
      <td className={classes.value}>
        {row?.now ? (
          <>
            {text(figure(row.now.value, head.indicator))}
            {!row.now.whole && (
              <small> {text(message('quarters.months-of', { count: row.now.counts.length }))}</small>
            )}
          </>
        ) : (
          <EmptyCell text={gap?.short ?? '–'} why={gap?.long ?? ''} />
        )}
      </td>
      <ChangeCell change={row?.before ?? null} head={head} />
      <ChangeCell change={row?.year ?? null} head={head} />
      <td>{row && <Course row={row} head={head} />}</td>
      {share && <ShareCell share={row?.share ?? null} />}
    </>
  )
}

/** The figure of a survey beside the counts. */
export function SurveyCell({ head, cell: { point, gap } }: CellProps) {
  const { text } = useLanguage()
  return (
    <td className={classes.survey}>
      {point ? (
        <NumberDoor figure={point}>{text(figure(point.value, head.indicator))}</NumberDoor>
      ) : (
        <EmptyCell text={gap?.short ?? '–'} why={gap?.long ?? ''} />
      )}
    </td>
  )
}

interface ChangeCellProps {
  readonly change: QuarterChange | null
  readonly head: QuarterHead
}

function ChangeCell({ change, head: { indicator } }: ChangeCellProps) {
  const { text } = useLanguage()
  if (!change) return <NoComparison />
  const { arrow, ink } = changeLook(change, indicator)
  const few = change.state === 'change' && change.few
  return (
    <td
      className={classes.change}
      style={{ color: `var(--${ink})` }}
      data-told={arrow === '▲' || arrow === '▼' || undefined}
      title={few ? text(message('quarters.few')) : undefined}
    >
      {text(changeShort(change))}
      {arrow !== '' && (
        <small aria-hidden="true" data-flag={arrow === '⚑' || undefined}>
          {' '}
          {arrow}
        </small>
      )}
      {arrow === '⚑' && <span className="sr-only"> {text(message('quarters.not-supported'))}</span>}
    </td>
  )
}

function Course({ row: { quarters, now }, head }: { readonly row: QuarterRow; readonly head: QuarterHead }) {
  const { text } = useLanguage()
  const whole = quarters.filter((one) => one.whole)
  const figures = whole.map(({ quarter, value }) =>
    message('quarters.course-figure', {
      quarter: periodName(quarter),
      figure: shortFigure(value, head.indicator),
    }),
  )
  return (
    <QuarterSpark
      quarters={whole}
      chosen={now?.quarter ?? head.period}
      year={yearBefore(head.period)}
      label={text(message('quarters.course-said', { figures: listOf(figures, 'none') }))}
    />
  )
}

/** A quarter of which one side has no figure. */
function NoComparison() {
  return (
    <td className={classes.change}>
      <EmptyCell text="–" why={message('part-gap.not-computed')} />
    </td>
  )
}

/** Below this share a comparison stands on too few places. */
const FEW = 0.95

function ShareCell({ share }: { readonly share: number | null }) {
  const { text } = useLanguage()
  if (share === null) return <NoComparison />
  return (
    <td className={classes.share} data-few={share < FEW || undefined}>
      <span data-print="never" className={classes.track} aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
      {text(percentage(100 * share))}
    </td>
  )
}
