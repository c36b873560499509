import { type Language, OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { english, languageOf } from '#languages/from-source.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The language in which somebody with this address is written to: that of their account; English where none is known. */
export async function letterLanguage(database: SqlRunner, email: string): Promise<Language> {
  const [row] = await database.query<{ language: string | null }>(
    `select preferences ->> 'language' as language from account where lower(email) = lower($1) limit 1`,
    [email],
  )
  const code = OFFERED_LANGUAGES.find((offered) => offered === row?.language)
  return code ? languageOf(code) : english
}
