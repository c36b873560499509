import { NATION } from '#domain/location/location.ts'
import type { Level } from '#domain/location/location.ts'
import type { Question } from '../question.ts'
import type { RoundPlaces } from './round.ts'

/** The places that a ranking is about: of the level that was named, inside of the places that were named. */
export function askedPlaces({ level, places }: Pick<Question, 'level' | 'places'>): RoundPlaces {
  return { level: level ?? STATES, within: places.filter((id) => id !== NATION) }
}

const STATES: Level = 3

/** A level in words: `states`. */
export function levelWord(level: Level): 'state' | 'zone' | 'lga' | 'district' {
  if (level === 5) return 'district'
  return level === 2 ? 'zone' : level === 4 ? 'lga' : 'state'
}
