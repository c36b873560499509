import type { CompiledMessage } from 'icu-minify/format'
import { englishReading, loadTexts } from 'virtual:texts'
import type { LanguageCode } from '#domain/message/language.ts'
import type { MessageId } from '#domain/message/message.ts'
import { GROUPS, type Group, groupOf, groups } from '#messages/groups.ts'
import { inTime } from '#web/files/in-time.ts'
import { triesSoFar } from '#web/files/next-try.ts'
import { waits } from '#web/files/drawn.ts'
import { store } from '#web/memory/store.ts'

/** Compiled texts by topic and name. */
export type Texts = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>

/** The texts that have arrived, by language and topic: `en/shell`. */
const arrived = new Map<string, Texts[string]>(
  Object.entries(englishReading).map(([topic, texts]) => [`en/${topic}`, texts]),
)
const onTheWay = new Map<string, Promise<void>>([['en/reading', Promise.resolve()]])
/** Groups that did not come, why, and after how many tries. */
const missed = new Map<string, { readonly error: unknown; readonly tries: number }>()

/** The groups whose texts a language has by now, or will. */
export function groupsOf(code: LanguageCode): readonly Group[] {
  return GROUPS.filter((group) => onTheWay.has(`${code}/${group}`))
}

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

/** Content that is drawn for the first time (`WithWords`): the groups of texts that it lacks, and whether it is shown by now. */
export interface Drawing {
  readonly lacks: Set<Promise<void>>
  isShown: boolean
}

/** What is being drawn, the innermost last. Drawing is one go: none of it outlasts the task. */
const drawings: Drawing[] = []

/** What lacks words from here on is a part of this content. */
export function beginDrawing(drawing: Drawing): void {
  if (drawings.length === 0) queueMicrotask(() => drawings.splice(0))
  drawings.push(drawing)
}

/** Ends what was begun, and with it whatever within it ended with a failure. */
export function endDrawing(drawing: Drawing): void {
  const at = drawings.lastIndexOf(drawing)
  if (at >= 0) drawings.splice(at)
}

/** Counts the groups that came after something that says them was shown: it is drawn again, with its words. */
export const lateWords = store(0)

/** A word that is on its way. */
const NOT_YET = ''

/**
 * The text of a message in a language, in English where the language lacks it. While words are on their way it is empty: the
 * content that is drawn for the first time waits for them, what is shown already is drawn again. Where they did not come, that is thrown.
 */
export function loadedText(code: LanguageCode, id: MessageId): CompiledMessage {
  const [topic = '', name = ''] = id.split('.')
  const own = topicTexts(code, topic)
  if (own === null) return NOT_YET
  if (own[name] !== undefined) return own[name]
  const english = topicTexts('en', topic)
  if (english === null) return NOT_YET
  const text = english[name]
  if (text === undefined) throw new RangeError(`No text is called ${id}`)
  return text
}

/** The name in a language of something that the catalogue names in English. */
export function loadedName(code: LanguageCode, name: string): string {
  const own = arrived.get(`${code}/names`)?.[name]
  return typeof own === 'string' ? own : name
}

/** The texts of a topic; null while they are on their way. */
function topicTexts(code: LanguageCode, topic: string): Texts[string] | null {
  const texts = arrived.get(`${code}/${topic}`)
  if (texts !== undefined) return texts
  const group = groupOf(topic)
  const { error, tries } = missed.get(`${code}/${group}`) ?? {}
  // Waiting again would fail again at once, without end: the next try is the boundary's.
  if (tries === triesSoFar()) throw error
  const arriving = loadGroup(code, group)
  const drawing = drawings.at(-1)
  if (drawing) drawing.lacks.add(arriving)
  else drawAgainWith(`${code}/${group}`, arriving)
  return null
}

/** Groups for which something that is shown waits. */
const late = new Set<string>()

function drawAgainWith(name: string, arriving: Promise<void>): void {
  if (late.has(name)) return
  late.add(name)
  // In the browser's timeline, where tests find it: words should come with what says them.
  performance.mark('late-words', { detail: name })
  const isOver = waits('later')
  const over = () => {
    late.delete(name)
    lateWords.set(lateWords.get() + 1)
    isOver()
  }
  arriving.then(over, over)
}
