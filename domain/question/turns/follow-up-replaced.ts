import type { AskedGroup, Question, Replaced } from '../question.ts'
import type { ReadPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'

/** The group that is asked for; null for the people that the figure is of anyway: women, of women who own a telephone. */
export function otherPeople(
  group: AskedGroup | null,
  indicator: number | null,
  { lexicon }: Pick<Reader, 'lexicon'>,
): AskedGroup | null {
  if (group?.dimension !== 'sex') return group
  const about = lexicon.reference.indicators.get(indicator ?? 0)
  const name = `${about?.shortName} ${about?.fullName}`
  const own = /\b(women|woman|female|cervical|maternal)\b/i.test(name)
    ? 'Female'
    : /\bmen\b/i.test(name)
      ? 'Male'
      : null
  return own !== null && group.category === own ? null : group
}

/** What the part fills anew, where that is one slot: the place, the source or the year. */
export function replacedBy({ places, sources, periods }: ReadPart, before: Question): Replaced | null {
  const hasPeriod = periods.years.length > 0 || periods.isLatest
  const { told } = before
  const slots: readonly Replaced[] = [
    { slot: 'place', told, ids: places.length > 0 ? before.places : [] },
    {
      ...{ slot: 'source', told },
      ids: sources.length === 0 ? [] : before.sources.length > 0 ? before.sources : [before.told ?? 0],
    },
    {
      ...{ slot: 'period', told },
      ids: !hasPeriod ? [] : before.periods.years.length > 0 ? before.periods.years : [before.toldYear ?? 0],
    },
  ]
  const filled = slots.filter(({ ids }) => ids.length > 0 && !ids.includes(0))
  const [only = null, other = null] = filled
  // `NDHS 2018`, after another source of another year: a source took the place of a source.
  return other === null || (only?.slot === 'source' && other.slot === 'period') ? only : null
}
