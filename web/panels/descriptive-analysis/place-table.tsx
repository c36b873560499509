import { NONE_HELD } from '#domain/reference/no-interval.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodName, shortFigure } from '#domain/message/value.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import type { PlaceRanks } from '#domain/spread/place-ranks.ts'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { NumberDoor } from '#web/views/number-door.tsx'
import classes from './descriptive.module.css'
import type { DescriptivePanel } from './descriptive-panel.ts'

interface PlaceTableProps extends Pick<DescriptivePanel, 'shown'> {
  readonly name: Value
  readonly points: readonly Point[]
  readonly ranks: PlaceRanks | null
}

/** Places, or periods, one below the other with value, interval and rank. */
export function PlaceTable({ name, points, ranks, shown }: PlaceTableProps) {
  const { text } = useLanguage()
  const { reference } = shown.figures
  const { indicator, across } = shown.choice.set
  const isOverTime = across === 'time'
  const rankOf = new Map(ranks?.places.map((place) => [place.location, place.ranks]))
  const nameOf = ({ period, source, location }: Point) =>
    isOverTime
      ? text(periodName(period, reference.sources.get(source)))
      : (reference.locations.get(location)?.name ?? '')
  const rank: Column<Point> = {
    title: text(message('descriptive-section.rank-range')),
    isNumeric: true,
    cell: ({ location }) => text(rankWords(rankOf.get(location), rankOf.size)),
  }
  return (
    <Table
      dense
      className={classes.places}
      caption={text(name)}
      rows={points}
      keyOf={({ location, period }) => `${location}:${period}`}
      columns={[
        {
          title: text(message(isOverTime ? 'controls.period' : 'descriptive-section.place')),
          names: true,
          cell: nameOf,
        },
        {
          title: text(message('descriptive-section.value')),
          isNumeric: true,
          cell: (point) => <PlaceValue {...{ point, indicator }} />,
        },
        ...(ranks ? [rank] : []),
      ]}
    />
  )
}

function PlaceValue({ point, indicator }: { readonly point: Point; readonly indicator: Indicator }) {
  const { text } = useLanguage()
  const bounds = interval(point)
  return (
    <>
      <b>
        <NumberDoor figure={point}>
          {text(shortFigure(point.value, asPublished(point, indicator)))}
        </NumberDoor>
      </b>
      {bounds && (
        <small>
          {text(
            message('descriptive-section.interval', {
              lower: shortFigure(bounds.lower, indicator),
              upper: shortFigure(bounds.upper, indicator),
              level: String(bounds.level),
            }),
          )}
        </small>
      )}
    </>
  )
}

function rankWords(rank: readonly [number, number] | undefined, all: number): Value {
  if (!rank) return NONE_HELD
  const [from, to] = rank
  return from === to
    ? message('descriptive-section.rank', { from, all })
    : message('descriptive-section.ranks', { from, to, all })
}
