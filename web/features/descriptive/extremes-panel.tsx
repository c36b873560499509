import { useMemo } from 'react'
import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { periodLabel } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { PlaceRanks, RankQuestion } from '#domain/spread/place-ranks.ts'
import type { DescribedSet } from '#domain/spread/described-set.ts'
import { useWork } from '#web/kit/use-work.ts'
import { WorkStatus } from '#web/kit/work-status.tsx'
import classes from './descriptive-page.module.css'
import { LikeNotes } from './like-notes.tsx'

interface ExtremesPanelProps {
  readonly set: DescribedSet
  readonly reference: ReferenceData
}

/** How many places stand at each end. */
const SHOWN = 5

const start = () => new Worker(new URL('./ranking.worker.ts', import.meta.url), { type: 'module' })

/** The best and the worst places with intervals and their rank as a range; without a slope the highest and the lowest. */
export function ExtremesPanel({ set, reference }: ExtremesPanelProps) {
  const { slope } = set.indicator
  const question = useMemo((): RankQuestion | null => {
    const withInterval = set.points.filter((point) => point.lower !== null)
    if (set.across === 'time' || slope === null || withInterval.length < 2) return null
    return { points: set.points, indicator: { factor: set.indicator.factor, slope } }
  }, [set, slope])
  const work = useWork<RankQuestion, PlaceRanks | null>(start, question)
  const ranks = work.status === 'ready' ? work.answer : null
  const sorted = set.points.toSorted((a, b) => (slope === 'Negative' ? a.value - b.value : b.value - a.value))
  const all = sorted.length <= 2 * SHOWN
  const [first, last] = slope === null ? ['Highest', 'Lowest'] : ['Best', 'Worst']
  return (
    <section aria-labelledby="extremes">
      <h2 className={classes.heading} id="extremes">
        {first} and {last?.toLowerCase()}
      </h2>
      {all ? (
        <PlaceTable
          name={`From ${first?.toLowerCase()} to ${last?.toLowerCase()}`}
          points={sorted}
          {...{ ranks, set, reference }}
        />
      ) : (
        <div className={classes.ends}>
          <PlaceTable name={first ?? ''} points={sorted.slice(0, SHOWN)} {...{ ranks, set, reference }} />
          <PlaceTable name={last ?? ''} points={sorted.slice(-SHOWN)} {...{ ranks, set, reference }} />
        </div>
      )}
      <WorkStatus work={work} what="the ranks" />
      {ranks && <LikeNotes ranks={ranks} reference={reference} />}
      {question === null && set.points.length > 1 && <p className={classes.hint}>{whyNoRanks(set)}</p>}
    </section>
  )
}

function whyNoRanks({ across, indicator, points }: DescribedSet): string {
  if (across === 'time') return 'Periods of one place are not ranked.'
  if (indicator.slope === null)
    return 'It is not said which side is the good one, so nothing is best or worst.'
  const some = points.some((point) => point.lower !== null)
  return `${some ? 'Only one place has' : 'No place has'} a published interval, so neighbouring places may not differ: no rank is given.`
}

interface PlaceTableProps extends ExtremesPanelProps {
  readonly name: string
  readonly points: readonly Point[]
  readonly ranks: PlaceRanks | null
}

function PlaceTable({ name, points, ranks, set, reference }: PlaceTableProps) {
  const { indicator } = set
  const rankOf = new Map(ranks?.places.map((place) => [place.location, place.ranks]))
  const nameOf = (point: Point) =>
    set.across === 'time'
      ? periodLabel(point.period, reference.sources.get(point.source)?.periodLabels)
      : (reference.locations.get(point.location)?.name ?? '')
  return (
    <table className={classes.places}>
      <caption>{name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{set.across === 'time' ? 'Period' : 'Place'}</th>
          <th scope="col">Value and interval</th>
          {ranks && <th scope="col">95% range of the rank</th>}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => {
          const bounds = interval(point)
          const rank = rankOf.get(point.location)
          return (
            <tr key={`${point.location}:${point.period}`}>
              <th scope="row">{nameOf(point)}</th>
              <td>
                <strong>{formatWithUnit(point.value, indicator)}</strong>
                {bounds && (
                  <span className={classes.bounds}>
                    {formatValue(bounds.lower, indicator)} to {formatValue(bounds.upper, indicator)} (
                    {bounds.level}%)
                  </span>
                )}
              </td>
              {ranks && <td>{rank ? rankWords(rank, ranks.places.length) : 'no interval'}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function rankWords([from, to]: readonly [number, number], count: number): string {
  return from === to ? `rank ${from} of ${count}` : `rank ${from} to ${to} of ${count}`
}
