import {
  LANGUAGES,
  type Language,
  type LanguageCode,
  type OfferedLanguage,
} from '#domain/message/language.ts'
import { grammars } from '#languages/grammars.ts'
import { createLanguage } from '#languages/renderer.ts'
import { keepText, keptText } from '#web/memory/kept.ts'
import { store } from '#web/memory/store.ts'
import { groupsOf, lateWords, loadedName, loadedText, loadGroup } from './loaded-texts.ts'

const KEY = 'language'
/** The query of the address that the page was opened with. */
let openedWith = ''
const made = new Map<LanguageCode, Language>()
/** The language that the page is in. */
export const pageLanguage = store(languageOf('en'))
/** The reader's last choice on this page, for modules that store it elsewhere too. */
export const languageChoice = store<OfferedLanguage | null>(null)

// What was worked out with words that were missing is worked out again: for whoever compares it is another language.
lateWords.subscribe(() => {
  made.clear()
  pageLanguage.set(languageOf(pageLanguage.get().code))
})

/** The language of the address, else of this device, else English; resolved once its first words are here. */
export async function startLanguage(): Promise<void> {
  openedWith = location.search
  const asked = languageOfAddress() ?? keptText(KEY)
  await show(LANGUAGES.find((code) => code === asked) ?? 'en')
}

/** Whether the address that the page was opened with says a language: it goes before what was chosen earlier. */
export function addressNamesLanguage(): boolean {
  return languageOfAddress() !== null
}

function languageOfAddress(): string | null {
  return new URLSearchParams(openedWith).get('lang')
}

/** Changes the language of the page and keeps it on this device. */
export async function chooseLanguage(code: OfferedLanguage): Promise<void> {
  languageChoice.set(code)
  keepText(KEY, code)
  await show(code)
}

/** Changes it with all that the page says by now. Words that cannot be fetched leave the page in the language that it is in. */
async function show(code: LanguageCode): Promise<void> {
  try {
    await Promise.all(groupsOf(pageLanguage.get().code).map((group) => loadGroup(code, group)))
  } catch {
    return
  }
  const language = languageOf(code)
  document.documentElement.lang = language.tag
  pageLanguage.set(language)
}

/** A language by its code, the same until words of it come late. */
export function languageOf(code: LanguageCode): Language {
  const known = made.get(code)
  if (known) return known
  const language = createLanguage(
    grammars[code],
    (id) => loadedText(code, id),
    (name) => loadedName(code, name),
  )
  made.set(code, language)
  return language
}
