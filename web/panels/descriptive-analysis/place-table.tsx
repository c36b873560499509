import { asPublished } from '#domain/observation/as-published.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodName, shortFigure } from '#domain/message/value.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import type { PlaceRanks } from '#domain/spread/place-ranks.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
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
  return (
    <table className={classes.places}>
      <caption>{text(name)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text(message(isOverTime ? 'controls.period' : 'descriptive-section.place'))}</th>
          <th scope="col">{text(message('descriptive-section.value'))}</th>
          {ranks && <th scope="col">{text(message('descriptive-section.rank-range'))}</th>}
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
                <Text as="strong" weight={600}>
                  {text(shortFigure(point.value, asPublished(point, indicator)))}
                </Text>
                {bounds && (
                  <Text as="span" line tone="faint" size={12}>
                    {text(
                      message('descriptive-section.interval', {
                        lower: shortFigure(bounds.lower, indicator),
                        upper: shortFigure(bounds.upper, indicator),
                        level: String(bounds.level),
                      }),
                    )}
                  </Text>
                )}
              </td>
              {ranks && <td>{text(rankWords(rank, ranks.places.length))}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function rankWords(rank: readonly [number, number] | undefined, all: number): Value {
  if (!rank) return message('descriptive-section.no-interval')
  const [from, to] = rank
  return from === to
    ? message('descriptive-section.rank', { from, all })
    : message('descriptive-section.ranks', { from, to, all })
}
