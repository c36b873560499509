import type { CompiledMessage } from 'icu-minify/format'
import { englishReading, loadTexts } from 'virtual:texts'
import type { LanguageCode } from '#domain/message/language.ts'
import type { MessageId } from '#domain/message/message.ts'
import { type Group, groupOf, groups } from '#messages/groups.ts'
import { inTime } from '#web/files/in-time.ts'
import { triesSoFar } from '#web/files/next-try.ts'

/** Compiled texts by topic and name. */
export type Texts = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>

/** The texts that have arrived, by language and topic: `en/shell`. */
const arrived = new Map<string, Texts[string]>(
  Object.entries(englishReading).map(([topic, texts]) => [`en/${topic}`, texts]),
)
const onTheWay = new Map<string, Promise<void>>([['en/reading', Promise.resolve()]])
/** Groups that did not come, why, and after how many tries. */
const missed = new Map<string, { readonly error: unknown; readonly tries: number }>()

/** Fetches the texts of a group once. */
export function loadGroup(code: LanguageCode, group: Group): Promise<void> {
  const name = `${code}/${group}`
  const known = onTheWay.get(name)
  if (known) return known
  const arriving = inTime(name, () => fetchGroup(code, group)).catch((error: unknown) => {
    onTheWay.delete(name)
    missed.set(name, { error, tries: triesSoFar() })
    throw error
  })
  onTheWay.set(name, arriving)
  return arriving
}

/** A topic that the language does not have arrives empty: it is said in English. */
async function fetchGroup(code: LanguageCode, group: Group): Promise<void> {
  const { default: texts } = await loadTexts[code](group)
  const topics = group === 'reading' ? [...groups[group], 'names'] : groups[group]
  for (const topic of topics) arrived.set(`${code}/${topic}`, texts[topic] ?? {})
}

/**
 * The text of a message in a language, in English where the language lacks it. While words are on their way, their
 * promise is thrown: React waits with the part of the page that needs them. Where they did not come, that is thrown.
 */
export function loadedText(code: LanguageCode, id: MessageId): CompiledMessage {
  const [topic = '', name = ''] = id.split('.')
  const text = topicTexts(code, topic)[name] ?? topicTexts('en', topic)[name]
  if (text === undefined) throw new RangeError(`No text is called ${id}`)
  return text
}

/** The name in a language of something that the catalogue names in English. */
export function loadedName(code: LanguageCode, name: string): string {
  const own = arrived.get(`${code}/names`)?.[name]
  return typeof own === 'string' ? own : name
}

function topicTexts(code: LanguageCode, topic: string): Texts[string] {
  const texts = arrived.get(`${code}/${topic}`)
  if (texts !== undefined) return texts
  const group = groupOf(topic)
  const { error, tries } = missed.get(`${code}/${group}`) ?? {}
  // Waiting again would fail again at once, without end: the next try is the boundary's.
  if (tries === triesSoFar()) throw error
  throw loadGroup(code, group)
}
