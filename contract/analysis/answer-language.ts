import { z } from 'zod'
import { LANGUAGES, OFFERED_LANGUAGES } from '#domain/message/language.ts'

/** The language of the texts of an answer; names and codes are the same in all. */
export const answerLanguage = z
  .enum(LANGUAGES, `Give one of: ${OFFERED_LANGUAGES.join(', ')}.`)
  .default('en')
  .meta({ description: 'Language of the texts; English unless it is given.' })
