import { categoryName, dimensionName } from '#domain/disaggregation/dimension-name.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, figure, headlineName, listOf, percentage, placeName } from '#domain/message/value.ts'
import { byLength, isoPeriod, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { AskedGroup, Question } from '../question.ts'
import { linkTo } from './address.ts'
import { type AnswerRow, type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { declineWith } from './decline.ts'
import { agesTogether } from './ages-together.ts'
import { groupsApart, groupsTimesOver } from './groups-apart.ts'
import { valueAt } from './suggest.ts'
import { valueAnswer } from './value.ts'

/** Divisions that stand in for one that is not published. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  wealth_quintile: ['wealth_quintile', 'wealth_quartile'],
  age: ['age', 'age_sex'],
}
const ENDS: Readonly<Record<string, string>> = { Poorest: 'Lowest 25%', Richest: 'Highest 25%' }
/** The seventeen ages of a census, of both sexes. */
const MOST = 36
const NO_INTERVAL = { lower: null, upper: null, intervalLevel: null } as const

/** The figures of groups of people: the one that was named, or all of its division. */
export function groupsAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  const found = newestGroups(asked, indicator, place.id)
  const [first] = found
  if (!first) {
    // `And newborns?`, after boys and girls: of everybody, where no group of it is held.
    const isElsewhere = question.kept.includes('frame') && question.replaced?.slot === 'place'
    if (question.kept.includes('group') || isElsewhere) return ofEverybody(asked)
    const none = declineWith(asked, 'no_group')
    return { ...none, suggestions: [valueAt(data, indicator, place.id)] }
  }
  const source = byId(sources, first.source)
  const shown = found.slice(0, MOST)
  const items = shown.map((group) =>
    message('assistant.group-value', {
      group: categoryName(group.dimension, group.category),
      figure: figure(group.value, about),
    }),
  )
  const share = shareOfAll(asked, shown)
  // Several groups for the ages of one: they are added up, and not held apart.
  const isOfParts = question.group?.category != null && shown.length > 1
  const sum = isOfParts ? shown.reduce((all, { value }) => all + value, 0) : null
  const apart = isOfParts ? null : groupsApart(shown, about)
  // How many times as high one is: of one group, or of some of several, nothing tells it.
  const ratio = question.cues.has('ratio') ? groupsTimesOver(shown) : null
  if (question.cues.has('ratio') && ratio === null)
    return declineWith({ ...asked, question: { ...question, unused: ['ratio'] } }, 'left_out')
  return answering({
    said: [
      message('assistant.groups', {
        indicator: headlineName(about),
        place: placeName(place),
        dimension: dimensionName(first.dimension),
        figures: listOf(items),
        cited: cited(source, first.period),
      }),
      ...(share === null ? [] : [share.said]),
      ...(sum === null ? [] : [message('assistant.groups-sum', { total: figure(sum, about) })]),
      ...(apart === null ? [] : [apart.said]),
      ...(ratio === null ? [] : [ratio.said]),
    ],
    rows: [
      ...shown.map(groupRow),
      ...(share === null ? [] : [share.row]),
      ...(sum === null
        ? []
        : [{ ...groupRow(first), value: sum, ...NO_INTERVAL, kind: 'sum' as const, group: null }]),
      ...(apart === null
        ? []
        : [
            {
              ...groupRow(first),
              value: apart.value,
              ...NO_INTERVAL,
              kind: 'difference' as const,
              group: null,
            },
          ]),
      ...(ratio === null
        ? []
        : [
            {
              ...groupRow(ratio.of),
              value: ratio.value,
              ...NO_INTERVAL,
              kind: 'converted' as const,
              unit: 'times' as const,
              group: null,
            },
          ]),
    ],
    links: [
      linkTo(data, {
        section: 'disaggregation',
        indicator,
        source: source.id,
        location: place.id,
        period: first.period,
      }),
    ],
  })
}

/** `What percent of the doctors are women`: one group of those who are counted, of all groups of its division; null where no share is asked for. */
function shareOfAll(
  asked: AnswerInput,
  shown: readonly GroupFigure[],
): { readonly said: Value; readonly row: AnswerRow } | null {
  const { question, data } = asked
  const [group, ...others] = shown
  const isAsked = question.cues.has('rate') || question.cues.has('as_percent')
  if (!group || others.length > 0 || !isAsked) return null
  const about = byId(data.reference.indicators, group.indicator)
  const all = data
    .groupsOf(group.indicator)
    .filter(
      ({ location, source, period, dimension }) =>
        location === group.location &&
        source === group.source &&
        period === group.period &&
        dimension === group.dimension,
    )
  const total = all.reduce((sum, { value }) => sum + value, 0)
  if (figureUnit(about) !== 'count' || all.length < 2 || total <= 0) return null
  const value = (group.value / total) * 100
  return {
    said: message('assistant.group-share', { share: percentage(value, 1), all: figure(total, about) }),
    row: { ...groupRow(group), value, lower: null, upper: null, kind: 'converted', unit: 'percent' },
  }
}

/** The newest figures of the groups, of one source and period. */
function newestGroups({ question, data }: AnswerInput, indicator: number, location: number): GroupFigure[] {
  const ofPlace = data.groupsOf(indicator).filter((group) => {
    const isYear =
      question.periods.years.length === 0 || question.periods.years.includes(periodYear(group.period))
    return group.location === location && isYear
  })
  const ofSources = ofPlace.filter(
    ({ source }) => question.sources.length === 0 || question.sources.includes(source),
  )
  const asked = question.group
  const isHeld = ofSources.some(({ dimension }) => asked === null || dimensionsOf(asked).includes(dimension))
  // A source of the turn before that has no such groups does not hold for them.
  const all = isHeld || !question.kept.includes('source') ? ofSources : ofPlace
  const dimensions =
    asked === null ? [...new Set(all.map(({ dimension }) => dimension))].slice(0, 1) : dimensionsOf(asked)
  for (const dimension of dimensions) {
    const ofDimension = all.filter((group) => group.dimension === dimension)
    const wanted = ofDimension.filter((group) => isWanted(group, asked))
    const own =
      wanted.length > 0 ? wanted : partsOfAges(ofDimension, asked, byId(data.reference.indicators, indicator))
    const newest = own.toSorted(
      (a, b) => byLength(a.period, b.period) || b.period - a.period || a.source - b.source,
    )[0]
    if (!newest) continue
    return own
      .filter(({ source, period }) => source === newest.source && period === newest.period)
      .toSorted((a, b) => a.categoryOrder - b.categoryOrder)
  }
  return []
}

/** Of the newest groups of ages of one source those that make up the ages that are asked for. */
function partsOfAges(
  groups: readonly GroupFigure[],
  asked: AskedGroup | null,
  about: Indicator,
): readonly GroupFigure[] {
  const [newest] = groups.toSorted((a, b) => b.period - a.period || a.source - b.source)
  if (!newest || asked?.category == null) return []
  const own = groups.filter(({ source, period }) => source === newest.source && period === newest.period)
  return agesTogether(own, asked.category, about)
}

/** The division that is asked for, and those that stand in for it. */
const dimensionsOf = ({ dimension }: AskedGroup): readonly string[] => INSTEAD[dimension] ?? [dimension]

function isWanted({ category }: GroupFigure, asked: AskedGroup | null): boolean {
  if (asked === null || asked.category === null) return true
  return [category, agesSaid(category)].includes(asked.category) || category === ENDS[asked.category]
}

/** `Under 25` and `25 and over` as ages are asked for: `0-24`, `25+`. */
function agesSaid(category: string): string {
  const [, under] = /^Under (\d+)$/.exec(category) ?? []
  return under === undefined ? category.replace(/^(\d+) and over$/, '$1+') : `0-${Number(under) - 1}`
}

function groupRow({
  indicator,
  source,
  location,
  period,
  value,
  lower,
  upper,
  dimension,
  category,
}: GroupFigure): AnswerRow {
  return {
    indicator,
    source,
    location,
    period: isoPeriod(period),
    value,
    lower,
    upper,
    intervalLevel: lower === null ? null : 95,
    flags: [],
    group: { dimension, category },
    kind: 'figure',
    unit: null,
    target: null,
  }
}

/** The figure of everybody, after the sentence that no group of it is held. */
function ofEverybody(asked: AnswerInput): PartAnswer {
  const question: Question = { ...asked.question, frame: { kind: 'level' }, group: null }
  const whole = valueAnswer({ ...asked, question })
  return whole.reason === null
    ? { ...whole, said: [message('assistant.decline', { reason: 'no_group' }), ...whole.said] }
    : whole
}
