import type { ScorecardCell, ScorecardHead, ScorecardModel, ScorecardRow } from '#charts/scorecard/model.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { isMarked } from '#domain/observation/anomaly.ts'
import { periodLabel } from '#domain/period/period.ts'
import { nationalTargetLabel } from '#domain/target/target-label.ts'
import { WarningSign } from '#web/kit/warning-sign.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './scorecard-table.module.css'
import { Sparkline } from './sparkline.tsx'
import type { RankOf } from './use-ranks.ts'

interface ScorecardTableProps {
  readonly model: ScorecardModel
  /** Rows in the order chosen. */
  readonly rows: readonly ScorecardRow[]
  /** Column by which rows are ordered; null: by zone and name. */
  readonly order: number | null
  readonly rankOf: RankOf | null
  readonly onOrder: (column: number | null) => void
}

/** Places against their targets: value, arrow and word, course, and what is doubtful. */
export function ScorecardTable({ model, rows, order, rankOf, onOrder }: ScorecardTableProps) {
  return (
    <section className={classes.scroller} aria-label="Scorecard">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <button type="button" aria-pressed={order === null} onClick={() => onOrder(null)}>
                Place
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
            {rankOf && <th scope="col">Rank</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.place.id} data-level={row.place.level}>
              <th scope="row">{row.place.name}</th>
              {row.cells.map((cell, at) => {
                const head = model.heads[at]
                return head ? (
                  <Cell key={`${head.indicator.id}:${head.period}`} cell={cell} head={head} />
                ) : null
              })}
              {rankOf && <td className={classes.rank}>{rankOf(row.place.id)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface HeadProps {
  readonly head: ScorecardHead
  readonly byPeriod: boolean
  readonly ordered: boolean
  readonly onOrder: () => void
}

function Head({ head, byPeriod, ordered, onOrder }: HeadProps) {
  const { indicator, source, periodText } = head
  const language = useLanguage()
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
      <small>{target === null ? 'no target' : language.text(target)}</small>
    </th>
  )
}

function Cell({ cell, head }: { readonly cell: ScorecardCell; readonly head: ScorecardHead }) {
  const { point, value, standing, uncertain, anomalies, course } = cell
  if (!point) {
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="sr-only">no data</span>
      </td>
    )
  }
  const { arrow } = standingLook(standing)
  const warnings = anomalies.map(({ sentence }) => sentence).join('. ')
  return (
    <td data-standing={standing} data-uncertain={uncertain || undefined}>
      <span className={classes.cell}>
        <span className={classes.value}>
          {arrow !== '' && (
            <span className={classes.arrow} aria-hidden="true">
              {arrow}
            </span>
          )}
          {value}
          {uncertain && standing !== 'none' && <span aria-hidden="true">?</span>}
          {isMarked(anomalies) && <WarningSign text={warnings} className={classes.warning} />}
        </span>
        <span className="sr-only">{standingWords(cell)}</span>
        <Sparkline points={course} label={courseWords(cell, head)} />
      </span>
    </td>
  )
}

const WORDS = { above: 'Above Target', on: 'On Target', below: 'Below Target', none: 'No Target' } as const

function standingWords({ standing, uncertain }: ScorecardCell): string {
  if (standing === 'none') return WORDS.none
  return uncertain ? `${WORDS[standing]}, but the interval includes the target` : WORDS[standing]
}

function courseWords({ course }: ScorecardCell, { indicator, source }: ScorecardHead): string {
  const said = course.map(
    (point) => `${periodLabel(point.period, source.periodLabels)}: ${formatWithUnit(point.value, indicator)}`,
  )
  return `Course. ${said.join(', ')}`
}
