import type { Reader } from '../reader.ts'
import { isCount } from '../left-out/left-out-names.ts'
import { END, SO } from './turn-edges.ts'
import { ILLNESS } from './turn-illnesses.ts'
import { aboutBefore, type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

const LEVEL = '(state|zone|lga|place|one)'
/** Words with which one place is ahead of all others. */
const LEADS =
  '(?:led|leads?|is leading|was leading|topped|tops?|came top|came first|comes first|is in front|was in front|is ahead|(?:carried|carries|bore|bears|had|has|took|got) the (?:most|biggest share|largest share|heaviest burden|most of (?:it|them)))'
const NOW = '(?:this year|now|in recent times|these days|currently|at the moment|of late|lately)'
const THAN =
  '(?: than (?:last year|the (?:last|previous) year|the year before|before|it was(?: last year)?|(?:in )?(?:19|20)\\d\\d))?'
const DEADLIER =
  '(?:(?:any |more |getting )?(?:deadlier|deadly|lethal|fatal|more deadly|more lethal|more fatal)|killing (?:a )?(?:larger|bigger|higher|greater) share(?: of (?:those|people|cases))?)'
const MORE_COMMON =
  '(?:more (?:common|frequent|widespread|cases)|worse|commoner|getting (?:worse|more common)|higher|bigger|on the (?:rise|increase))'

/** The name of the case fatality of the illness before; null where none is held. */
function fatalityOf(going: Going): string | null {
  return fatalityNamed(ILLNESS.exec(aboutBefore(going))?.[1] ?? '', going.reader)
}

/** The name of the case fatality of an illness, by its everyday name; null where none is held. */
export function fatalityNamed(said: string, { lexicon }: Reader): string | null {
  const illness = said.toLowerCase() === 'tuberculosis' ? 'tb' : said.toLowerCase()
  const names = [...lexicon.reference.indicators.values()].map(({ shortName }) => shortName)
  const found = names.find(
    (name) => illness !== '' && name.toLowerCase().startsWith(`${illness} `) && FATALITY.test(name),
  )
  return found ?? null
}

const FATALITY = /case fatality/i

/** This year and the one that is named in `than in 2023`, or the last one. */
export function yearsHeld(words: string, { currentYear }: Pick<Reader, 'currentYear'>): string {
  const [year = `${currentYear - 1}`] = /\b(?:19|20)\d\d\b/.exec(words) ?? []
  return `${year} and ${currentYear}`
}

/** Turns for the place that has most of a count, and whether an illness is deadlier or more common than it was. */
export const LEADS_RULES: readonly TurnRule[] = [
  // `Which state led`, after a number: the one that has most.
  {
    words: new RegExp(
      `${SO}(?:which ${LEVEL}|who)(?: (?:has|have|had))? ${LEADS}(?: (?:the (?:list|table|pack|chart|way|country|others)|that year|then|in that year))?${END}`,
      'i',
    ),
    said: ([, level = 'state'], { before, reader }) => {
      if (before.indicators.length !== 1) return null
      const which = /^(?:place|one)$/i.test(level) ? 'state' : level.toLowerCase()
      return isCount(before.indicators, reader.lexicon)
        ? `which ${which} has the highest`
        : `which ${which} leads`
    },
  },
  // `Is it deadlier this year`: the case fatality of this year and the last.
  {
    words: new RegExp(
      `${SO}(?:is|has|was) (?:it|this|that|the (?:disease|outbreak|illness))(?: (?:become|becoming|got|gotten|getting))? ${DEADLIER}(?: ${NOW})?${THAN}${END}`,
      'i',
    ),
    said: ([words = ''], going) => {
      const held = fatalityOf(going)
      return held === null ? null : `compare ${held} in ${yearsHeld(words, going.reader)}`
    },
  },
  // `Is it killing more people`: the deaths of both years.
  {
    words: new RegExp(
      `${SO}is (?:it|this|that) killing more(?: people| nigerians)?(?: ${NOW})?${THAN}${END}`,
      'i',
    ),
    said: ([words = ''], going) => {
      const illness = ILLNESS.exec(aboutBefore(going))?.[1]
      return illness === undefined ? null : `compare ${illness} deaths in ${yearsHeld(words, going.reader)}`
    },
  },
  // `Is it more common this year`: the same figure of this year and the last.
  {
    words: new RegExp(
      `${SO}(?:is|are|has) (?:it|this|that|they|cases|the cases)(?: become| got| gotten)? ${MORE_COMMON} (?:(?:this year)${THAN}|${NOW} than last year|than last year|than (?:in )?(?:19|20)\\d\\d)${END}`,
      'i',
    ),
    said: ([words = ''], going) => {
      const [name, ...others] = namesOfFigure(going)
      const isOfIllness = ILLNESS.test(aboutBefore(going))
      return name === undefined || others.length > 0 || !isOfIllness
        ? null
        : `compare ${name.replaceAll(/\s*\([^)]*\)/g, '')} in ${yearsHeld(words, going.reader)}`
    },
  },
  // `Is it spreading`, `is it more common now`: its course.
  {
    words: new RegExp(
      `${SO}(?:is|are) (?:it|this|that|they|cases|the cases)(?: still| now)? (?:spreading|growing|(?:more common|more frequent|more widespread)(?: ${NOW})?)(?: ${NOW})?${END}`,
      'i',
    ),
    said: (_, going) =>
      going.before.indicators.length === 1 && ILLNESS.test(aboutBefore(going)) ? 'is it rising' : null,
  },
]
