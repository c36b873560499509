import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Surface } from '#charts/picture/surface.ts'
import { type SmallTimes, smallTimes } from '#charts/small/over-time.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { isTold } from '#domain/comparison/change.ts'
import type { MeasureBeside } from '#domain/likeness/similar-places.ts'
import { likenessMethod, whereDiffers } from '#domain/likeness/similar-words.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import {
  decimal,
  headlineName,
  periodName,
  placeName,
  shortFigure,
  signedDifference,
  sourceName,
} from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { periodYear } from '#domain/period/period.ts'
import { childrenOf } from '#domain/reference/reference-data.ts'
import { type Course, coursesFinding, coursesOf } from '#domain/place-news/courses.ts'
import { sourceOverTime } from '#domain/side-by-side/compared-lines.ts'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Choice } from '#web/views/quote/choice.tsx'
import { SmallPicture } from '#web/views/small-picture.tsx'
import classes from './news.module.css'
import { useLikeness } from './use-likeness.ts'

interface SimilarProps {
  readonly figures: readonly KeyFigure[]
  readonly question: PlaceQuestion
}

const SIZE = { width: 300, height: 190 } as const
/** More numbers than these would lie on each other. */
const MOST_NUMBERS = 6

/** The places most like one, of the nation its zones, and all of them over time on one axis. */
export function SimilarPart({ figures, question }: SimilarProps) {
  const { text } = useLanguage()
  const likeness = useLikeness(question)
  const { place, data } = question
  const held = figures.flatMap((one) => (one.stated ? [{ ...one, stated: one.stated }] : []))
  const [first] = held
  if (!first) return null
  if (place.level === 1) {
    const zones = childrenOf(data.reference, place.id, 2)
    const shown = zones.map((zone): Shown => ({ place: zone, about: '', differs: '', measures: [] }))
    const title = text(message('place-news.zones-title'))
    return <Panels {...{ shown, title, question, held, first }} about={null} />
  }
  if (likeness === null || likeness.similar.length === 0) return null
  const own = text(message('place-news.like-own'))
  const shown: readonly Shown[] = [
    { place, about: own, differs: '', measures: likeness.own },
    ...likeness.similar.map((one) => ({
      place: one.place,
      about: text(message('place-news.like-distance', { distance: decimal(one.distance, 2) })),
      differs: text(whereDiffers(one)),
      measures: one.beside,
    })),
  ]
  const words = place.level === 2 ? 'place-news.like-title-zone' : 'place-news.like-title'
  const title = text(message(words, { count: likeness.similar.length, place: placeName(place) }))
  return <Panels {...{ shown, title, question, held, first }} about={text(likenessMethod(likeness))} />
}

interface HeldFigure extends Pick<KeyFigure, 'indicator'> {
  readonly stated: StatedFigure
}

/** A place of the panels, and what is said of it beside its figures. */
interface Shown {
  readonly place: Location
  readonly about: string
  readonly differs: string
  readonly measures: readonly MeasureBeside[]
}

interface PanelsProps {
  readonly shown: readonly Shown[]
  readonly title: string
  /** By what the places were found; null where that needs no word. */
  readonly about: string | null
  readonly question: PlaceQuestion
  readonly held: readonly HeldFigure[]
  readonly first: HeldFigure
}

function Panels({ shown, title, about, question, held, first }: PanelsProps) {
  const { text } = useLanguage()
  const { place, data } = question
  const [chosen, choose] = useState(first.indicator.id)
  const { indicator, stated } = held.find((one) => one.indicator.id === chosen) ?? first
  const found = sourceOverTime({ indicator: indicator.id, place: place.id }, data)
  const source = data.reference.sources.get(found ?? 0) ?? stated.source
  const places = shown.map((one) => one.place)
  const courses = useMemo(
    () => coursesOf(places, { indicator, source: source.id, data }),
    [places, indicator, source, data],
  )
  const compare = new URLSearchParams({
    indicator: String(indicator.id),
    location: places.map(({ id }) => id).join(),
  })
  return (
    <section id="like" className={classes.like} aria-labelledby="like-title">
      <Row wrap gap={12} justify="between" align="end">
        <Text as="h2" id="like-title" size={20} weight={650}>
          {title}
        </Text>
        <div className={classes.choice} data-print="never">
          <Choice
            label={text(message('place-news.like-of'))}
            value={String(indicator.id)}
            options={held.map((one) => ({
              value: String(one.indicator.id),
              label: text(headlineName(one.indicator), 'name'),
            }))}
            onChoose={(value) => choose(Number(value))}
          />
        </div>
      </Row>
      {about && (
        <Text tone="soft" size={13} above={4}>
          {about}
        </Text>
      )}
      <Text size={13} above={4}>
        <Link href={`/compare?${compare.toString().replaceAll('%2C', ',')}`}>
          {text(message('place-news.like-others'))}
        </Link>
      </Text>
      <Text above={8} weight={600}>
        {text(coursesFinding(courses, data))}
      </Text>
      <Grid gap={24} className={shown.length > 4 ? classes.thirds : classes.panels}>
        {courses.map((course, at) => {
          const { about: beside = '', differs = '', measures = [] } = shown[at] ?? {}
          return (
            <Panel
              key={course.place.id}
              {...{ course, courses, indicator, source, differs, measures }}
              about={beside}
            />
          )
        })}
      </Grid>
      <Text tone="faint" size={13} above={8}>
        {text(message('place-news.like-key', { source: sourceName(source) }))}
      </Text>
    </section>
  )
}

interface PanelProps {
  readonly course: Course
  readonly courses: readonly Course[]
  readonly indicator: Indicator
  readonly source: DataSource
  readonly about: string
  readonly differs: string
  readonly measures: readonly MeasureBeside[]
}

/** One place over time, the others as dotted lines behind it. */
function Panel({ course, courses, indicator, source, about, differs, measures }: PanelProps) {
  const language = useLanguage()
  const { text } = language
  const { place, change } = course
  const times = useMemo((): SmallTimes => {
    const { classification } = source
    const written = (course.points.length <= MOST_NUMBERS ? course.points : course.points.slice(-1)).map(
      ({ period }) => period,
    )
    const lineOf = ({ points }: Course, isOwn: boolean) => ({
      look: isOwn ? ('own' as const) : ('beside' as const),
      points: points.map((point) => ({
        ...{ at: periodYear(point.period), point, classification, hollow: isOwn && point.lower === null },
        ...(isOwn &&
          written.includes(point.period) && {
            words: { text: text(shortFigure(point.value, asPublished(point, indicator))), isBelow: false },
          }),
      })),
    })
    const years = courses.flatMap(({ points }) => points.map(({ period }) => period))
    return {
      indicator,
      lines: [
        ...courses.filter((one) => one !== course).map((one) => lineOf(one, false)),
        lineOf(course, true),
      ],
      times: [...new Set(years)]
        .toSorted((a, b) => a - b)
        .map((period) => [periodYear(period), text(periodName(period))]),
      hasTarget: false,
    }
  }, [course, courses, source, indicator, text])
  const name = text(placeName(place), 'name')
  return (
    <div>
      <Row justify="between" gap={8} align="baseline">
        <Text as="h3" size={16} weight={650}>
          {name}
        </Text>
        <Text as="span" tone="faint" size={13}>
          {about}
        </Text>
      </Row>
      {course.points.length === 0 ? (
        <Text tone="soft">
          {text(message('place-news.like-none', { indicator: headlineName(indicator) }))}
        </Text>
      ) : (
        <SmallPicture
          isWide
          picture={{
            ...{ size: SIZE, map: null },
            alternative: `${name}: ${course.points
              .map(
                (point) =>
                  `${text(periodName(point.period))} ${text(shortFigure(point.value, asPublished(point, indicator)))}`,
              )
              .join(', ')}`,
            picture: (surface: Surface) => smallTimes(times, language, surface),
          }}
        />
      )}
      {change && (
        <Text weight={600} className={classes.verdict} data-verdict={change.verdict}>
          {isTold(change.verdict) && (
            <span aria-hidden="true">{change.now.value > change.before.value ? '▲ ' : '▼ '}</span>
          )}
          {text(
            message('place-news.like-change', {
              change: signedDifference(change.now.value - change.before.value, indicator),
              period: periodName(change.before.period, source),
              verdict: message('place-news.like-verdict', { verdict: change.verdict }),
            }),
          )}
        </Text>
      )}
      <Text tone="soft" size={13} unlessEmpty>
        {differs}
      </Text>
      <ul className={classes.measures}>
        {measures.map(({ measure, point }) => (
          <li key={measure.indicator.id}>
            <strong>{text(shortFigure(point.value, asPublished(point, measure.indicator)))}</strong>{' '}
            {text(headlineName(measure.indicator))}
          </li>
        ))}
      </ul>
    </div>
  )
}
