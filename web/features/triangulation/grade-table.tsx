import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, useId, useState } from 'react'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row } from '#web/kit/layout.tsx'
import { type Answer, gradeOf, scoreText, type SourceEntry } from './answer-parts.ts'
import { MetricEvidence } from './evidence/metric-evidence.tsx'
import { GradeMarks } from './grade-marks.tsx'
import classes from './grade-table.module.css'
import { DIMENSIONS, METRIC_WORDS, type Metric } from './metric-words.ts'

interface GradeTableProps {
  readonly answer: Answer
  /** Each two sources together as further columns. */
  readonly together: boolean
  readonly onPairs: () => void
}

/** Metrics by sources; each row opens to its evidence. */
export function GradeTable({ answer, together, onPairs }: GradeTableProps) {
  const { sources, aggregates } = answer
  const joined = together ? aggregates : []
  const columns = 1 + sources.length + joined.length
  return (
    <section className={classes.scroller} aria-label="Grades">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Metric</th>
            {sources.map((source) => (
              <SourceHead key={source.id} source={source} />
            ))}
            {joined.map(({ name }) => (
              <th key={name} scope="col">
                {name.replaceAll('_', ' and ')} <small>together</small>
              </th>
            ))}
          </tr>
        </thead>
        {DIMENSIONS.map(({ key, name, metrics }) => (
          <tbody key={key}>
            <tr className={classes.total}>
              <th scope="rowgroup">{name}</th>
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
      </table>
    </section>
  )
}

function SourceHead({ source }: { readonly source: SourceEntry }) {
  const { classification, name, role } = source
  return (
    <th scope="col" title={source.full_name}>
      <Row as="span" inline align="center" gap={6}>
        <SourceMarker classification={classification} />
        <span>
          {name} {role === 'primary' && <small>(primary)</small>}
          <span className="sr-only">, {classification}</span>
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
  const { score, score_available, n_available, grades } = source[dimension]
  const of = Object.keys(grades).length
  return (
    <td>
      {scoreText(score)}
      {n_available > 0 && n_available < of && (
        <small>
          {scoreText(score_available)} over the {n_available} of {of} available
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
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Fragment>
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
            {METRIC_WORDS[metric].name}
          </Row>
        </th>
        {answer.sources.map((source) => {
          const { score, description, low_evidence } = gradeOf(source, metric)
          return (
            <td key={source.id}>
              <GradeMarks score={score} word={description.short} />
              {low_evidence && score > 0 && isAboutPairs(metric) && <small>low evidence</small>}
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
    </Fragment>
  )
}

/** Few pairs make only these grades weak. */
function isAboutPairs(metric: Metric): boolean {
  return metric === 'variability' || metric === 'uniformity_in_findings'
}
