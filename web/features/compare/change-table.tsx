import { seriesLook } from '#charts/colour/series-colour.ts'
import { changeLane, changeReach } from '#charts/small/change-lane.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { isTold } from '#domain/comparison/change.ts'
import { message } from '#domain/message/message.ts'
import { periodName, shortFigure, signedDifference } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { type ComparedLine, lineKey } from '#domain/side-by-side/compared-lines.ts'
import type { LineChange } from '#domain/side-by-side/line-changes.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { NumberDoor } from '#web/views/number-door.tsx'
import { SmallPicture } from '#web/views/small-picture.tsx'
import classes from './compare.module.css'

interface ChangeTableProps {
  readonly changes: readonly LineChange[]
  readonly lines: readonly ComparedLine[]
  readonly names: readonly string[]
}

/** What changed on each line: both figures, the change with its interval, and what may be said of it. */
export function ChangeTable({ changes, lines, names }: ChangeTableProps) {
  const { text } = useLanguage()
  if (changes.length === 0) return null
  const at = ({ line }: LineChange) => lines.indexOf(line)
  return (
    <div className={classes.changes}>
      <Text as="h2" size={16} weight={650}>
        {text(message('compare-page.changes'))}
      </Text>
      <Text tone="soft" size={13} below={8}>
        {text(message('compare-page.changes-about'))}
      </Text>
      <Table
        blocks
        label={text(message('compare-page.changes'))}
        rows={changes}
        keyOf={({ line }) => lineKey(line)}
        columns={[
          {
            title: text(message('compare-page.line')),
            names: true,
            className: classes.name,
            cell: (change) => (
              <>
                <span
                  className={classes.dot}
                  style={{ background: `var(--${seriesLook(at(change)).token})` }}
                  aria-hidden="true"
                />{' '}
                <strong>{names[at(change)]}</strong>
              </>
            ),
          },
          {
            title: text(message('compare-page.before')),
            isNumeric: true,
            cell: ({ line, before }) => <FigureCell line={line} point={before} />,
          },
          {
            title: text(message('compare-page.now')),
            isNumeric: true,
            cell: ({ line, now }) => <FigureCell line={line} point={now} />,
          },
          {
            title: text(message('compare-page.change')),
            isNumeric: true,
            cell: ({ line: { indicator }, verdict, difference, interval: bounds }) => (
              <span className={classes.verdict} data-verdict={verdict}>
                {isTold(verdict) && <span aria-hidden="true">{difference > 0 ? '▲ ' : '▼ '}</span>}
                <strong>{text(signedDifference(difference, indicator))}</strong>
                {bounds && (
                  <small>
                    {text(
                      message('work-list.range', {
                        lower: signedDifference(bounds[0], indicator),
                        upper: signedDifference(bounds[1], indicator),
                      }),
                    )}
                  </small>
                )}
              </span>
            ),
          },
          {
            title: text(message('compare-page.interval')),
            className: classes.lane,
            cell: (change) => <LaneCell change={change} changes={changes} at={at(change)} />,
          },
          {
            title: text(message('compare-page.verdict')),
            cell: ({ verdict }) => (
              <span className={classes.verdict} data-verdict={verdict}>
                {text(message('place-news.like-verdict', { verdict }))}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}

function FigureCell({
  line: { indicator, source },
  point,
}: {
  readonly line: ComparedLine
  readonly point: Point
}) {
  const { text } = useLanguage()
  const written = (value: number) => shortFigure(value, asPublished(point, indicator))
  const bounds = interval(point)
  return (
    <>
      <NumberDoor figure={point}>{text(written(point.value))}</NumberDoor>
      <small>
        {text(periodName(point.period, source))}
        {bounds && (
          <>
            {' · '}
            {text(message('work-list.range', { lower: written(bounds.lower), upper: written(bounds.upper) }))}
          </>
        )}
      </small>
    </>
  )
}

interface LaneProps {
  readonly change: LineChange
  readonly changes: readonly LineChange[]
  readonly at: number
}

/** The change on an axis that all changes of its unit share. */
function LaneCell({ change, changes, at }: LaneProps) {
  const { factor } = change.line.indicator
  const reach = changeReach(changes.filter(({ line }) => line.indicator.factor === factor))
  const content = { ...change, reach, token: seriesLook(at).token, isHollow: !isTold(change.verdict) }
  return (
    <SmallPicture
      isWide
      picture={{
        ...{ size: { width: 220, height: 28 }, map: null, alternative: '' },
        picture: (surface: Surface) => changeLane(content, surface),
      }}
    />
  )
}
