import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Language, LanguageCode } from '#domain/message/language.ts'
import type { MessageId } from '#domain/message/message.ts'
import { english as englishTexts } from '#messages/en/english.ts'
import { names as englishNames } from '#messages/en/names.ts'
import { names as pidginNames } from '#messages/pcm/names.ts'
import { pidgin } from '#messages/pcm/pidgin.ts'
import { grammars } from './grammars.ts'
import { pseudoText } from './pseudo/pseudo-text.ts'
import { createLanguage } from './renderer.ts'

// The languages where there is no build step: server, tests and tools. Texts are compiled when they are first said.
// The pages have them compiled by the build, without the parser: `web/language/`.

type Source = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of every language, by topic and name. */
export const SOURCES: Readonly<Record<LanguageCode, Source>> = {
  en: englishTexts,
  pcm: pidgin,
  pseudo: englishTexts,
}

const NAMES: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: englishNames,
  pcm: pidginNames,
  pseudo: {},
}

const made = new Map<LanguageCode, Language>()

/** A language by its code, with all its texts. */
export function languageOf(code: LanguageCode): Language {
  const known = made.get(code)
  if (known) return known
  const language = createLanguage(grammars[code], compiledTexts(code), (name) =>
    Object.hasOwn(NAMES[code], name) ? (NAMES[code][name] ?? name) : name,
  )
  made.set(code, language)
  return language
}

/** The language of the earlier API's texts, and of whoever chose none. */
export const english = languageOf('en')

/** A text that a language does not have yet is said in English. */
function compiledTexts(code: LanguageCode): (id: MessageId) => CompiledMessage {
  const compiled = new Map<MessageId, CompiledMessage>()
  return (id) => {
    const known = compiled.get(id)
    if (known !== undefined) return known
    const text = textOf(SOURCES[code], id) ?? textOf(englishTexts, id)
    if (text === undefined) throw new RangeError(`No text is called ${id}`)
    const made = compile(code === 'pseudo' ? pseudoText(text) : text)
    compiled.set(id, made)
    return made
  }
}

function textOf(source: Source, id: MessageId): string | undefined {
  const [topic = '', name = ''] = id.split('.')
  return source[topic]?.[name]
}
