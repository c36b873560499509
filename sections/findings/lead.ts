import { citedFigure } from '#domain/observation/cited-figure.ts'
import type { BriefFindings } from '#domain/brief/findings.ts'
import type { ChangeVerdict } from '#domain/comparison/change.ts'
import { isUntested, type KeyFigure } from '#domain/brief/key-figure.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { figure, indicatorName, placeName, sentences } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { someOf } from './writing.ts'

/** So many indicators are named in the headline for each direction. */
const NAMED = 3

/** The changes in one sentence: only those that the intervals support; an untested change is left out. */
export function headlineOf({ place, key }: Pick<BriefFindings, 'place' | 'key'>): Message {
  const by = (verdict: ChangeVerdict) => key.filter(({ change }) => change?.verdict === verdict)
  const [better, worse, unclear] = [by('better'), by('worse'), by('unclear')]
  const named = (figures: readonly KeyFigure[]): Value =>
    someOf(
      figures.map(({ indicator }) => indicatorName(indicator)),
      NAMED,
    )
  const found =
    better.length > 0 && worse.length > 0
      ? 'both'
      : better.length > 0
        ? 'better'
        : worse.length > 0
          ? 'worse'
          : unclear.length > 0
            ? 'unclear'
            : key.some(({ stated }) => stated !== null)
              ? 'untested'
              : 'none'
  return message('brief.headline', {
    found,
    place: placeName(place),
    better: named(better),
    worse: named(worse),
    since: sinceOf([...better, ...worse, ...unclear]),
  })
}

/** The round against which all were held; of several, what they have in common. */
function sinceOf(figures: readonly KeyFigure[]): Value {
  const rounds = figures.flatMap(({ change, stated }) =>
    change && stated ? [{ source: stated.source, point: change.before }] : [],
  )
  const [first] = rounds
  const isOne = rounds.every(
    ({ source, point }) => source === first?.source && point.period === first.point.period,
  )
  return first && isOne ? citedFigure(first) : message('brief.round-before')
}

/** The place, and its key figures against their targets. */
export function leadOf(found: Pick<BriefFindings, 'place' | 'facts' | 'key'>): Value {
  return sentences([whatItIs(found), ...aimsOf(found.key)])
}

function whatItIs({ place, facts }: Pick<BriefFindings, 'place' | 'facts'>): Message {
  const [people] = facts.people
  if (!people) return message('brief.is-unknown', { place: placeName(place) })
  const { point, indicator } = people
  return message('brief.is', {
    level: place.level === 1 ? 'nation' : place.level === 2 ? 'zone' : 'state',
    place: placeName(place),
    zone: placeName(facts.zone ?? place),
    people: figure(point.value, asPublished(point, { ...indicator, fullName: '', shortName: '' })),
    cited: citedFigure(people),
    states: facts.states,
    lgas: facts.lgas,
  })
}

function aimsOf(key: readonly KeyFigure[]): Message[] {
  const standings = key.flatMap(({ aim }) => (aim && aim.standing !== 'none' ? [aim.standing] : []))
  if (standings.length === 0) return []
  const count = (of: string) => standings.filter((standing) => standing === of).length
  return [
    message('brief.aims', {
      count: standings.length,
      missed: count('missed'),
      reached: count('reached'),
      open: count('open'),
      bare: key.filter(({ aim }) => aim !== null && isUntested(aim)).length,
    }),
  ]
}
