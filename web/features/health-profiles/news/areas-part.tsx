import { useMemo } from 'react'
import { Link } from 'wouter'
import { LANE, laneEnd, lanePicture } from '#charts/small/lane-picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, placeName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { USUAL_AIM } from '#domain/work-list/work-aim.ts'
import { citedRound } from '#domain/work-list/work-words.ts'
import { type WorkList, workList } from '#domain/work-list/work-list.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { lgaResource } from '#web/queries/indicator-data.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { SmallPicture } from '#web/views/small-picture.tsx'
import classes from './news.module.css'

/** Measles vaccination, of which every state has areas. */
const SHOWN = 20
const ROWS = 6

/** The areas of a state that are worst off, by what their intervals allow; of larger places the way to the list of their states. */
export function AreasPart({ question }: { readonly question: PlaceQuestion }) {
  const { text } = useLanguage()
  const { place } = question
  if (place.level === 3) return <AreasOfState question={question} />
  if (place.level === 4) {
    const state = question.data.reference.locations.get(place.parent ?? 0)
    return state ? <AreasOfState question={{ ...question, place: state }} /> : null
  }
  return (
    <section>
      <Link href={`/work-list?indicator=${SHOWN}&location=${place.id}&level=state`}>
        {text(message('place-news.states-link', { place: placeName(place) }))}
      </Link>
    </section>
  )
}

function AreasOfState({ question: { place, data } }: { readonly question: PlaceQuestion }) {
  const file = useResource(lgaResource(SHOWN))
  const list = useMemo((): WorkList | null => {
    if (file.status !== 'ready' || !data.reference.indicators.has(SHOWN)) return null
    return workList({
      ...{ area: { level: 4, within: [place.id] }, indicators: [SHOWN], aim: USUAL_AIM },
      ...{ chosen: { source: null, period: null }, currentYear: data.currentYear },
      reference: extendReference(data.reference, [], [file.value]),
      tableOf: () => file.value.table,
    })
  }, [file, place, data])
  return list && list.rows.length > 0 ? (
    <Areas {...{ list, place: place.id, name: placeName(place) }} />
  ) : null
}

interface AreasProps {
  readonly list: WorkList
  readonly place: number
  readonly name: ReturnType<typeof placeName>
}

function Areas({ list, place, name }: AreasProps) {
  const { text } = useLanguage()
  const [column] = list.columns
  if (!column) return null
  const { indicator, round } = column
  const sure = list.rows.filter(({ standing }) => standing === 'surely').length
  const entries = list.rows.slice(0, ROWS).flatMap(({ cells: [entry] }) => entry ?? [])
  const [first] = entries
  const end = laneEnd(round.points, indicator.factor === 2)
  const count = round.points.length
  return (
    <section id="areas" aria-labelledby="areas-title">
      <Text as="h2" id="areas-title" size={16} weight={650}>
        {text(message('place-news.areas', { place: name, indicator: headlineName(indicator) }))}
      </Text>
      <Text tone="soft" size={13} below={8}>
        {text(
          sure > 0
            ? message('place-news.areas-some', { count: sure })
            : message('place-news.areas-none', { ...(first?.band ?? { from: 1, to: count }), count }),
        )}{' '}
        {text(citedRound(column))}
      </Text>
      <Table
        dense
        rows={entries}
        keyOf={(entry) => entry.place.id}
        columns={[
          {
            title: text(message('work-list.place', { level: 'lga' })),
            names: true,
            cell: (entry) => text(placeName(entry.place), 'name'),
          },
          {
            title: text(message('work-list.figure')),
            isNumeric: true,
            cell: (entry) => text(shortFigure(entry.point.value, asPublished(entry.point, indicator))),
          },
          {
            title: text(message('work-list.interval-any')),
            className: classes.lane,
            cell: ({ point }) => (
              <SmallPicture
                isWide
                picture={{
                  ...{ size: LANE, map: null, alternative: '' },
                  picture: (surface: Surface) =>
                    lanePicture({ point, classification: round.source.classification, end }, surface),
                }}
              />
            ),
          },
          {
            title: text(message('work-list.rank', { count })),
            isNumeric: true,
            cell: ({ band }) => text(message('work-list.band', band)),
          },
        ]}
      />
      <Text above={8}>
        <Link href={`/work-list?indicator=${indicator.id}&location=${place}&level=lga`}>
          {text(message('place-news.areas-link'))}
        </Link>
      </Text>
    </section>
  )
}
