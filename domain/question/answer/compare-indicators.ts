import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, difference, headlineName, percentage } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { roundShown } from '#domain/number/format.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { isOfOneVaccine } from '../against-each-other.ts'
import type { FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, type AnswerRow, answering, type PartAnswer } from './answer.ts'
import { chooseFigure, fittingPoints } from './choose-figure.ts'
import { declineWith, notPublished } from './decline.ts'
import { figureSaid } from './figure-said.ts'
import { indicatorsByPlace } from './indicators-by-place.ts'
import { madeRow, rowOf } from './rows.ts'
import { timesOver } from './times-over.ts'

/** Two indicators beside each other, of one source and one time where one has both. */
export function compareIndicatorsAnswer(
  asked: AnswerInput,
  { asks }: FrameOf<'compare_indicators'>,
): PartAnswer {
  const { question, data } = asked
  const [first = 0, second = 0] = question.indicators
  if (question.group !== null) return declineWith(asked, 'no_group')
  const pair = [first, second].map((id) => byId(data.reference.indicators, id))
  const [one, other] = pair
  if (!one || !other) return declineWith(asked, 'not_understood')
  if (asks !== 'pair') return indicatorsByPlace(asked, [one, other], asks)
  const places = question.places.length > 0 ? question.places : [NATION]
  const answers = places
    .slice(0, MOST_PLACES)
    .map((id) => atPlace(asked, [one, other], byId(data.reference.locations, id)))
  const missing = answers.find(({ reason }) => reason !== null)
  return (
    missing ??
    answering({
      said: answers.flatMap(({ said }) => said),
      rows: answers.flatMap(({ rows }) => rows),
      links: answers.flatMap(({ links }) => links),
    })
  )
}

/** Places of which both figures are told at once. */
const MOST_PLACES = 3

/** Both figures of one place. */
function atPlace(
  asked: AnswerInput,
  [one, other]: readonly [Indicator, Indicator],
  place: Location,
): PartAnswer {
  const { data } = asked
  const [a, b] = ofOneRound(asked, [one, other], place)
  if (!a) return notPublished(asked, one.id, place.id)
  if (!b) return notPublished(asked, other.id, place.id)
  const beside = besideEachOther(asked, [a, b], [one, other])
  const both = [figureSaid(a, { indicator: one, place }), figureSaid(b, { indicator: other, place })]
  return answering({
    // `The difference between Penta 1 and Penta 3`: it stands first, where a short form keeps it.
    said: asked.question.cues.has('gap')
      ? [...beside.said.slice(0, 1), ...both, ...beside.said.slice(1)]
      : [...both, ...beside.said],
    rows: [rowOf(a.point), rowOf(b.point), ...beside.rows],
    links: [one, other].map(({ id }) =>
      linkTo(data, { section: 'indicator-overview', indicator: id, location: place.id }),
    ),
  })
}

/** The figures of both, of the first source and period that has both; else each as it would be quoted. */
export function ofOneRound(
  asked: AnswerInput,
  [one, other]: readonly [Indicator, Indicator],
  place: Location,
): readonly [StatedFigure | null, StatedFigure | null] {
  const { sources, periods } = asked.question
  const wish = (indicator: number) => ({ indicator, place, sources, years: periods.years })
  const own = [chooseFigure(asked, wish(one.id)), chooseFigure(asked, wish(other.id))] as const
  const held = fittingPoints(asked, wish(other.id))
  const classes = ['Survey', 'Estimate', 'Routine']
  const classOf = (source: number) =>
    classes.indexOf(byId(asked.data.reference.sources, source).classification)
  const others = fittingPoints(asked, wish(one.id))
    .filter(isWhole)
    .toSorted((a, b) => classOf(a.source) - classOf(b.source))
  const quoted = own.flatMap((stated) => (stated ? [stated.point] : []))
  for (const { source, period } of [...quoted, ...others]) {
    const a = fittingPoints(asked, wish(one.id)).find(
      (point) => point.source === source && point.period === period,
    )
    const b = held.find((point) => point.source === source && point.period === period)
    const by = byId(asked.data.reference.sources, source)
    if (a && b)
      return [
        { point: a, source: by },
        { point: b, source: by },
      ]
  }
  return own
}

/** What can be said of two figures beside each other: how far they are apart, and of whom they are. */
function besideEachOther(
  { data, question }: AnswerInput,
  [a, b]: readonly [StatedFigure, StatedFigure],
  [one, other]: readonly [Indicator, Indicator],
): { readonly said: readonly Value[]; readonly rows: readonly AnswerRow[] } {
  if (one.factor !== other.factor || figureUnit(one) !== figureUnit(other))
    return { said: [message('assistant.pair-units')], rows: [] }
  if (a.source.id !== b.source.id || a.point.period !== b.point.period)
    return { said: [message('assistant.pair-apart')], rows: [] }
  const apart = roundShown(roundShown(a.point.value, one) - roundShown(b.point.value, other), one)
  const [higher, lower] = apart < 0 ? [other, one] : [one, other]
  const peopleOf = ({ id, denominator }: Indicator) =>
    data.reference.measures.get(measureKey(id, a.source.id))?.denominator || denominator
  const people = [peopleOf(one), peopleOf(other)] as const
  const cohort = a.point.coordinates.birthCohort
  const isOfSame = people[0] === people[1] && cohort === b.point.coordinates.birthCohort
  const lost = a.point.value > 0 ? (100 * (a.point.value - b.point.value)) / a.point.value : null
  const left = lost === null ? null : Math.round(10 * lost) / 10
  const ratio = question.cues.has('ratio')
    ? timesOver([a, b], ({ point }) => headlineName(byId(data.reference.indicators, point.indicator)))
    : null
  const isDropout = isOfOneVaccine([one.shortName, other.shortName]) && left !== null && left > 0
  return {
    said: [
      message('assistant.pair-difference', {
        higher: headlineName(higher),
        lower: headlineName(lower),
        apart: difference(Math.abs(apart), one),
        same: apart === 0 ? 'yes' : 'no',
      }),
      ...(ratio?.said ?? []),
      ...(isDropout ? [message('assistant.pair-dropout', { share: percentage(left, 1) })] : []),
      ...(isOfSame && people[0] === ''
        ? []
        : [
            message('assistant.pair-people', {
              cited: cited(a.source, a.point.period),
              same: isOfSame ? 'yes' : 'no',
              first: people[0],
              second: people[1],
              born: cohort === null ? 'no' : 'yes',
              cohort: `${cohort ?? ''}`,
            }),
          ]),
    ],
    rows: [
      madeRow(a, { kind: 'difference', value: Math.abs(apart) }),
      ...(ratio?.rows ?? []),
      ...(isDropout ? [madeRow(b, { kind: 'converted', value: left, unit: 'percent' })] : []),
    ],
  }
}
