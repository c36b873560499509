import { IconChevronRight } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row } from '#web/kit/layout.tsx'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import {
  type Answer,
  gradeOf,
  joinedName,
  scoreValue,
  type SourceEntry,
} from '#sections/triangulation/answer-parts.ts'
import { MetricEvidence } from './evidence/metric-evidence.tsx'
import { GradeMarks } from './grade-marks.tsx'
import classes from './grade-table.module.css'
import { DIMENSIONS, type Metric, metricName } from '#sections/triangulation/metric-words.ts'
import { useId } from '#web/kit/use-id.ts'

interface GradeTableProps {
  readonly answer: Answer
  /** Each two sources together as further columns. */
  readonly together: boolean
  readonly onPairs: () => void
}

/** Metrics by sources; each row opens to its evidence. */
export function GradeTable({ answer, together, onPairs }: GradeTableProps) {
  const { text } = useLanguage()
  const { sources, aggregates } = answer
  const joined = together ? aggregates : []
  const columns = 1 + sources.length + joined.length
  return (
    <div className={classes.grades}>
      <TableFrame anchored label={text(message('triangulate.grades'))}>
        <thead>
          <tr>
            <th scope="col">{text(message('triangulate.metric'))}</th>
            {sources.map((source) => (
              <SourceHead key={source.id} source={source} />
            ))}
            {joined.map((one) => (
              <th key={one.name} scope="col">
                {text(joinedName(one))} <small>{text(message('triangulate.joined-head'))}</small>
              </th>
            ))}
          </tr>
        </thead>
        {DIMENSIONS.map(({ key, metrics }) => (
          <tbody key={key}>
            <tr className={classes.total}>
              <th scope="rowgroup">{text(message('evidence.dimension', { dimension: key }))}</th>
              {sources.map((source) => (
                <Total key={source.id} source={source} dimension={key} />
              ))}
              {joined.map((one) => (
                <td key={one.name} />
              ))}
            </tr>
            {metrics.map((metric) => (
              <GradeRow key={metric} metric={metric} {...{ answer, joined, columns, onPairs }} />
            ))}
          </tbody>
        ))}
      </TableFrame>
    </div>
  )
}

function SourceHead({ source }: { readonly source: SourceEntry }) {
  const { text } = useLanguage()
  const { classification, name, role } = source
  return (
    <th scope="col" title={source.full_name}>
      <Row as="span" inline align="center" gap={6}>
        <SourceMarker classification={classification} />
        <span>
          {name} {role === 'primary' && <small>{text(message('triangulate.primary-head'))}</small>}
          <span className="sr-only">
            {text(
              message('triangulate.class-of', { class: message('chart.class', { class: classification }) }),
            )}
          </span>
        </span>
      </Row>
    </th>
  )
}

/** The score of a source, with what must be known beside it. */
function Total({
  source,
  dimension,
}: {
  readonly source: SourceEntry
  readonly dimension: 'consistency' | 'complementarity'
}) {
  const { text } = useLanguage()
  const { score, score_available, n_available, grades } = source[dimension]
  const of = Object.keys(grades).length
  return (
    <td>
      {text(scoreValue(score))}
      {n_available > 0 && n_available < of && (
        <small>
          {text(
            message('triangulate.over-available', {
              score: scoreValue(score_available),
              available: String(n_available),
              all: String(of),
            }),
          )}
        </small>
      )}
      {dimension === 'consistency' && source.caveat && (
        <small className={classes.caveat}>{source.caveat}</small>
      )}
    </td>
  )
}

interface GradeRowProps {
  readonly metric: Metric
  readonly answer: Answer
  readonly joined: Answer['aggregates']
  readonly columns: number
  readonly onPairs: () => void
}

function GradeRow({ metric, answer, joined, columns, onPairs }: GradeRowProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <tr>
        <th scope="row">
          <Row
            type="button"
            as="button"
            align="start"
            gap={6}
            className={classes.opener}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <IconChevronRight size={16} aria-hidden="true" />
            {text(metricName(metric))}
          </Row>
        </th>
        {answer.sources.map((source) => {
          const { score, description, low_evidence } = gradeOf(source, metric)
          return (
            <td key={source.id}>
              <GradeMarks score={score} word={description.short} />
              {low_evidence && score > 0 && isAboutPairs(metric) && (
                <small>{text(message('triangulate.low-evidence'))}</small>
              )}
            </td>
          )
        })}
        {joined.map((one) => {
          const grade = { ...one.consistency, ...one.complementarity }[metric]
          return (
            <td key={one.name} title={grade?.description.long}>
              {grade && <GradeMarks score={grade.score} word={grade.description.short} />}
            </td>
          )
        })}
      </tr>
      {open && (
        <tr className={classes.evidenceRow}>
          <td colSpan={columns}>
            <div className={classes.evidence} id={id}>
              <MetricEvidence {...{ metric, answer, onPairs }} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

/** Few pairs make only these grades weak. */
function isAboutPairs(metric: Metric): boolean {
  return metric === 'variability' || metric === 'uniformity_in_findings'
}
