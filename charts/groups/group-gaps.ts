import { categoriesOf } from '#domain/disaggregation/group-filter.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, placeName, sourceName } from '#domain/message/value.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import type { GapRow } from '#charts/figure.ts'
import { rowWords } from '#charts/words/figure-row.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import type { Worded } from '#charts/words/worded.ts'
import type { GroupMark, GroupsModel } from './model.ts'

type Missing = { readonly location: number; readonly name: string; readonly note: Message }

/** Groups that the source has for other places or periods, but not here. */
export function missingGroups(model: GroupsModel, marks: readonly GroupMark[], worded: Worded): GapRow[] {
  const { source, place } = model
  if (!source || marks.length === 0) return []
  const present = new Set(marks.map(({ category }) => category.category))
  const missing = categoriesOf(model.figures).filter(
    ({ category, order }) => !present.has(category) && !model.hidden.has(order),
  )
  const said = { source: sourceName(source), place: placeName(place) }
  return missing.flatMap(({ name }) =>
    gapOf(
      { location: place.id, name, note: message('gap.group-elsewhere', { ...said, group: name }) },
      model,
      worded,
    ),
  )
}

/** States of which the source has no group, where other states have some. */
export function statesWithoutGroups(
  model: GroupsModel,
  marks: readonly GroupMark[],
  worded: Worded,
): GapRow[] {
  const { source, indicator } = model
  if (!source) return []
  const present = new Set(marks.map(({ point }) => point.location))
  const said = { source: sourceName(source), indicator: indicatorName(indicator) }
  return locationsAt(worded.reference, 3)
    .filter(({ id }) => !present.has(id))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((place) => {
      const note = message('gap.no-groups-at', { ...said, place: placeName(place) })
      return gapOf({ location: place.id, name: '', note }, model, worded)
    })
}

function gapOf({ location, name, note }: Missing, model: GroupsModel, worded: Worded): GapRow[] {
  const { indicator, source, period, dimension } = model
  if (!source || period === null) return []
  const key = { indicator: indicator.id, source: source.id, location, period }
  return [
    {
      ...rowWords(key, worded),
      group: { dimension, name },
      key,
      gap: gapWords({ reason: 'not_published', note }, worded.language),
    },
  ]
}
