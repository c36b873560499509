import { NONE_HELD } from '#domain/reference/no-interval.ts'
import type { ScorecardCell, ScorecardHead, ScorecardModel, ScorecardRow } from '#charts/scorecard/model.ts'
import { hollowArrow, standingLook } from '#charts/colour/standing-colour.ts'
import { writeShared } from '#domain/choice/shared-address.ts'
import { isMarked } from '#domain/observation/anomaly.ts'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { message, type Value } from '#domain/message/message.ts'
import type { Point } from '#domain/observation/point.ts'
import { indicatorName, listOf, periodName, shortFigure } from '#domain/message/value.ts'
import { nationalTargetLabel } from '#domain/target/target-label.ts'
import { Link, useLocation } from 'wouter'
import { withQuery } from '#web/controls/use-address-state.ts'
import { Row } from '#web/kit/layout.tsx'
import { WarningSign } from '#web/kit/warning-sign.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { EmptyCell } from '#web/views/empty-cell.tsx'
import { NumberDoor } from '#web/views/number-door.tsx'
import classes from './scorecard-table.module.css'
import { Sparkline } from '#web/views/sparkline.tsx'
import { MARKED_ROW } from './to-row.tsx'
import type { RankOf } from './use-ranks.ts'

interface ScorecardTableProps {
  readonly model: ScorecardModel
  /** Rows in the order chosen. */
  readonly rows: readonly ScorecardRow[]
  /** Column by which rows are ordered; null: by zone and name. */
  readonly order: number | null
  readonly rankOf: RankOf | null
  /** The place that the reader chose. */
  readonly marked: ScorecardRow['place'] | null
  readonly onOrder: (column: number | null) => void
}

/** Places against their targets: value, arrow and word, course, and what is doubtful. */
export function ScorecardTable({ model, rows, order, rankOf, marked, onOrder }: ScorecardTableProps) {
  const { text } = useLanguage()
  return (
    <TableFrame className={classes.table} label={text(message('scorecard.table'))}>
      <thead>
        <tr>
          <th scope="col">
            <button type="button" aria-pressed={order === null} onClick={() => onOrder(null)}>
              {text(message('scorecard.place'))}
            </button>
          </th>
          {model.heads.map((head, at) => (
            <Head
              key={`${head.indicator.id}:${head.period}`}
              head={head}
              byPeriod={model.byPeriod}
              ordered={order === at}
              onOrder={() => onOrder(order === at ? null : at)}
            />
          ))}
          {rankOf && <th scope="col">{text(message('scorecard.rank'))}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.place.id} data-level={row.place.level}>
            <th
              scope="row"
              {...(row.place === marked && { 'aria-current': true, tabIndex: -1, id: MARKED_ROW })}
            >
              {row.place.name}
            </th>
            {row.cells.map((cell, at) => {
              const head = model.heads[at]
              return head ? (
                <Cell key={`${head.indicator.id}:${head.period}`} cell={cell} head={head} />
              ) : null
            })}
            {rankOf && <td className={classes.rank}>{text(rankOf(row.place.id))}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

interface HeadProps {
  readonly head: ScorecardHead
  readonly byPeriod: boolean
  readonly ordered: boolean
  readonly onOrder: () => void
}

function Head({ head, byPeriod, ordered, onOrder }: HeadProps) {
  const { text } = useLanguage()
  const { indicator, source, periodText } = head
  const target = nationalTargetLabel(indicator, 'short')
  return (
    <th scope="col" aria-sort={ordered ? 'descending' : 'none'}>
      <button type="button" title={indicator.fullName} onClick={onOrder}>
        {byPeriod ? periodText : indicator.shortName}
        {ordered && <span aria-hidden="true"> ↓</span>}
      </button>
      {!byPeriod && (
        <small>
          {source.name} {periodText}
        </small>
      )}
      <small>{text(target ?? message('scorecard.target-none'))}</small>
    </th>
  )
}

function Cell({ cell, head }: { readonly cell: ScorecardCell; readonly head: ScorecardHead }) {
  const { text } = useLanguage()
  const [path] = useLocation()
  const { point, value, standing, uncertain, untested, unranked, anomalies, course } = cell
  if (!point) {
    return (
      <td>
        <EmptyCell text="–" why={cell.gap?.long ?? ''} />
      </td>
    )
  }
  const arrow = untested ? hollowArrow(standing) : standingLook(standing).arrow
  const warnings = anomalies.map(({ sentence }) => text(sentence)).join('. ')
  return (
    <td
      data-standing={standing}
      data-uncertain={uncertain || undefined}
      data-untested={untested || undefined}
      title={unranked?.long}
    >
      <Row as="span" align="center" justify="between" gap={12}>
        <Sparkline points={course} label={text(courseWords(cell, head))} />
        <span className="sr-only">{unranked ? unranked.long : text(standingWords(cell))}</span>
        <Row as="span" align="center" gap={4} weight={600} last>
          {isMarked(anomalies) && <WarningSign text={warnings} className={classes.warning} />}
          {uncertain && standing !== 'none' && <span aria-hidden="true">?</span>}
          {arrow !== '' && (
            <span className={classes.arrow} aria-hidden="true">
              {arrow}
            </span>
          )}
          <Link
            href={overviewOf(point, path)}
            title={text(message('scorecard.leads-to', { indicator: indicatorName(head.indicator) }))}
          >
            {value}
          </Link>
          <span data-print="never" className={classes.about}>
            <NumberDoor figure={point}>
              <span aria-hidden="true">ⓘ</span>
            </NumberDoor>
          </span>
        </Row>
      </Row>
    </td>
  )
}

/** The overview of the place, with the figure of the cell chosen. */
function overviewOf({ indicator, source, location, period }: Point, path: string): string {
  const query = new URLSearchParams()
  writeShared(query, { indicator, source, location, period })
  return withQuery(path, query)
}

function standingWords({ standing, uncertain, untested }: ScorecardCell): Value {
  const said = { standing }
  if (untested) return message('scorecard.standing-untested', { ...said, none: NONE_HELD })
  return uncertain && standing !== 'none'
    ? message('scorecard.standing-open', said)
    : message('scorecard.standing', said)
}

function courseWords({ course }: ScorecardCell, { indicator, source }: ScorecardHead): Value {
  const figures = course.map(({ period, value }) =>
    message('scorecard.course-figure', {
      period: periodName(period, source),
      figure: shortFigure(value, indicator),
    }),
  )
  return message('scorecard.course', { figures: listOf(figures, 'none') })
}
