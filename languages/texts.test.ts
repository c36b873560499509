import { readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { FORMS } from '#domain/message/message.ts'
import { english } from '#messages/en/english.ts'
import { groups } from '#messages/groups.ts'
import { SOURCES } from './from-source.ts'
import { grammars } from './grammars.ts'
import { pseudoText } from './pseudo/pseudo-text.ts'

type Source = Readonly<Record<string, Readonly<Record<string, string>>>>

const OFFERED = OFFERED_LANGUAGES.map((code) => [code, SOURCES[code]] as const)
const idsOf = (source: Source) =>
  Object.entries(source).flatMap(([topic, texts]) => Object.keys(texts).map((name) => `${topic}.${name}`))
const textOf = (source: Source, id: string) => {
  const [topic = '', name = ''] = id.split('.')
  return source[topic]?.[name] ?? ''
}

describe.each(OFFERED)('the texts in %s', (_, source) => {
  const ids = idsOf(source)

  test('are all there: a missing one is said in English', () => {
    const isSaid = (id: string) => !groups.answers.includes(id.split('.')[0] ?? '')
    const [own, known] = [new Set(ids), new Set(idsOf(english))]
    expect([...known].filter((id) => isSaid(id) && !own.has(id))).toEqual([])
    expect([...own].filter((id) => !known.has(id))).toEqual([])
  })

  test('stay texts in the pseudo-language', () => {
    const changed = ids.filter((id) => {
      const text = textOf(source, id)
      return !isDeepStrictEqual(valuesOf(parse(pseudoText(text))), valuesOf(parse(text)))
    })
    expect(changed).toEqual([])
  })
})

const TRANSLATED = OFFERED.filter(([code]) => code !== 'en')

test.each(TRANSLATED)(
  'the texts in %s ask for the values of the English ones, in forms that there are',
  (_, source) => {
    // The form of a verb is a matter of each language.
    const others = (text: string) =>
      [...valuesOf(parse(text))].filter((one) => !one.includes('_number')).sort()
    const differing = idsOf(source).filter(
      (id) => !isDeepStrictEqual(others(textOf(source, id)), others(textOf(english, id))),
    )
    expect(differing).toEqual([])
  },
)

test.each(OFFERED)('in %s every topic is called by its file', (folder, source) => {
  const files = readdirSync(new URL(`../messages/${folder}/`, import.meta.url)).map((file) =>
    file.replace('.ts', ''),
  )
  expect(Object.keys(source).filter((topic) => !files.includes(topic))).toEqual([])
  // Beside the topics there are the list of them and what the catalogue's names are called.
  const others = files.filter((name) => !Object.hasOwn(source, name) && name !== 'names')
  expect(others, 'Put the topic into the list of its language').toHaveLength(1)
})

test('every language is itself, and calls itself so', () => {
  const offered = OFFERED_LANGUAGES.map((code) => grammars[code])
  expect(offered.map(({ code }) => code)).toEqual(OFFERED_LANGUAGES)
  for (const part of ['name', 'tag'] as const) {
    const said = offered.map((grammar) => grammar[part])
    expect(new Set(said).size, said.join(', ')).toBe(said.length)
  }
})

test('every topic travels in one group', () => {
  expect(Object.values(groups).flat().sort()).toEqual(Object.keys(english).sort())
})

/** Words over which readers stumbled, since nobody says them so; beside each what is meant otherwise. */
const UNUSUAL: readonly (readonly [words: RegExp, meant: RegExp])[] = [
  [/\bst(?:ands?|ood)\b/i, /\bstands? out\b/i],
  [/\b(?:told|tell|telling)\b[^.;:]{0,20}\bapart\b|\bcannot be told\b|\bcannot be said\b/i, /^$/],
  [/\bcarr(?:y|ies|ied)\b/i, /^$/],
  [/\bwh(?:o|om|ich|at)ever\b/i, /\bwhatever (?:is decided|its size)\b/i],
  [/\bas far as\b/i, /^$/],
  [/\bof (?:its|their|your|his|our|my) own\b|\bof yours\b/i, /^$/],
  [/\b(?:side|up)wards?\b|\bsideways\b/i, /^$/],
  [/\bcould not be had\b|\bthere no more\b|\bfollow no more\b/i, /^$/],
  [/\bletters?\b/i, /\b(?:upper|lower)case letter\b|\b\d letters\b|\ba letter of the link\b/i],
  [/\brests? on\b/i, /^$/],
  [/\bthat there (?:are|is)\b|\bhitherto\b|\bthereof\b/i, /^$/],
]

/** Topics whose English is that of the API, which earlier clients match. */
const OF_THE_API = ['document-faults', 'faults', 'plugin-path', 'problems', 'told']

test.each(UNUSUAL)('no reader is told %s', (words, meant) => {
  const ids = idsOf(english).filter((id) => !OF_THE_API.includes(id.split('.')[0] ?? ''))
  const found = ids.filter((id) => {
    const said = literalsOf(parse(textOf(english, id))).join(' ')
    return words.test(said) && !meant.test(said)
  })
  expect(found).toEqual([])
})

/** What a text says by itself, whatever its values are. */
function literalsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.tag) return literalsOf(element.children)
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return Object.values(element.options).flatMap(({ value }) => literalsOf(value))
    return []
  })
}

/** Each value with how it is used: `place`, `years plural`, `kind select Survey Estimate`, `b tag`. */
function valuesOf(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>()
  for (const element of elements) {
    if (element.type === TYPE.argument) found.add(valueName(element.value))
    if (element.type === TYPE.tag) {
      found.add(`${element.value} tag`)
      for (const name of valuesOf(element.children)) found.add(name)
    }
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const cases = element.type === TYPE.select ? Object.keys(element.options).sort() : ['plural']
      found.add(`${element.value} ${cases.join(' ')}`)
      for (const { value } of Object.values(element.options))
        for (const name of valuesOf(value)) found.add(name)
    }
  }
  return found
}

function valueName(asked: string): string {
  const [name = '', form] = asked.split('_')
  if (form !== undefined && !FORMS.some((known) => known === form)) return `${asked} has no form ${form}`
  return name.charAt(0).toLowerCase() + name.slice(1)
}
