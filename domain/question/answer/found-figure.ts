import { NATION } from '#domain/location/location.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { SearchedWords } from '../search-words.ts'
import { chooseFigure } from './choose-figure.ts'

/** The figure of an indicator that a search found, by the rule that answers the same words as a question; null: nobody has one. */
export function foundFigure(
  { question, location, source }: SearchedWords,
  { indicator, data }: { readonly indicator: number; readonly data: PlaceData },
): StatedFigure | null {
  const place = data.reference.locations.get(location ?? NATION) ?? byId(data.reference.locations, NATION)
  return chooseFigure(
    { question, data },
    { indicator, place, sources: source === null ? [] : [source], years: question.periods.years },
  )
}
