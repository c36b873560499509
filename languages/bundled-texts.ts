import { readdirSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Plugin } from 'vite'
import { LANGUAGES, type LanguageCode } from '#domain/message/language.ts'
import { GROUPS, groups } from '#messages/groups.ts'
import { pseudoText } from './pseudo/pseudo-text.ts'

const MODULE = 'virtual:texts'
const MESSAGES = fileURLToPath(new URL('../messages/', import.meta.url))

/**
 * Gives the pages their texts compiled, so that no parser travels with them. `virtual:texts` has the English ones of the
 * first view and loads all others by language and group; `virtual:texts/pcm` loads those of one language, `virtual:texts/pcm/analysis` is one such group.
 */
export function bundledTexts(): Plugin {
  return {
    name: 'bundled-texts',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null
      const [, code, group] = id.split('/')
      if (code === undefined || group === undefined) return textsDirectory(code)
      for (const path of topicFiles(folderOf(code))) this.addWatchFile(path)
      return `export default ${JSON.stringify(await compiledGroup(code, group))}`
    },
  }
}

/** The program of `virtual:texts`, and of `virtual:texts/pcm` where a language is named: it imports the modules of groups. */
export function textsDirectory(code: string | undefined): string {
  return code === undefined ? directory() : `export default ${loadersOf(code)}`
}

/** English loads its groups itself; of every other language they are found where somebody reads it. */
function directory(): string {
  const others = LANGUAGES.filter((code) => code !== 'en').map(
    (code) =>
      `${code}: async (group) => (await import(${JSON.stringify(`${MODULE}/${code}`)})).default[group]()`,
  )
  return [
    `export { default as englishReading } from '${MODULE}/en/reading'`,
    `const english = ${loadersOf('en')}`,
    `export const loadTexts = { en: (group) => english[group](), ${others.join(', ')} }`,
  ].join('\n')
}

function loadersOf(code: string): string {
  const loaders = GROUPS.map(
    (group) => `${group}: () => import(${JSON.stringify(`${MODULE}/${code}/${group}`)})`,
  )
  return `{ ${loaders.join(', ')} }`
}

/** The compiled texts of the topics of a group, by topic and name. A topic that the language lacks is left out. */
export async function compiledGroup(code: string, group: string) {
  const topics = new Set([
    ...GROUPS.filter((known) => known === group).flatMap((known) => groups[known]),
    // Names of the catalogue stand in titles from the first view on.
    ...(group === 'reading' ? ['names'] : []),
  ])
  const found: Record<string, Record<string, CompiledMessage>> = {}
  for (const path of topicFiles(folderOf(code))) {
    const topic = basename(path, '.ts')
    if (!topics.has(topic)) continue
    // The time in the address makes a changed file be read anew while the pages are developed.
    const address = `${pathToFileURL(path)}?${statSync(path).mtimeMs}`
    const file = (await import(address)) as Record<string, object>
    const [texts = {}] = Object.values(file)
    found[topic] = compiledTexts(code, texts)
  }
  return found
}

function compiledTexts(code: string, texts: object): Record<string, CompiledMessage> {
  const entries: [string, string][] = Object.entries(texts)
  return Object.fromEntries(
    entries.map(([name, text]) => [name, compile(code === 'pseudo' ? pseudoText(text) : text)]),
  )
}

/** The pseudo-language is made from the English texts. */
function folderOf(code: string): string {
  const known: LanguageCode = LANGUAGES.find((language) => language === code) ?? 'en'
  return `${MESSAGES}${known === 'pseudo' ? 'en' : known}/`
}

function topicFiles(folder: string): string[] {
  return readdirSync(folder).map((name) => folder + name)
}
