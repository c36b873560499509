import { z } from 'zod'
import { LISTED_FILES, type ListedFile } from '#contract/files-list.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { liteStyle } from '#server/figure-files/lite/lite-style.ts'
import { fileOfAddress, wayTo } from './mirror-address.ts'
import {
  ABSENT,
  addressesOf,
  CONTENTS,
  type CopyWords,
  copiedPage,
  LICENCES,
  ownPage,
  picturesOf,
} from './mirror-page.ts'

/** An answer of a running product. */
export interface Got {
  readonly status: number
  readonly bytes: Buffer
}

/** Asks a product, its own or a running one, for an address of it. */
export type Get = (address: string) => Promise<Got>

/** Takes the files of the copy, by their path in it. */
export type Put = (path: string, bytes: Buffer | string) => Promise<void>

export interface MirrorOptions {
  readonly language: Language
  readonly site: string | null
  /** Documents of places beside the page: `pdf`, `docx`. */
  readonly formats: readonly string[]
  readonly progress: (line: string) => void
}

const RELEASE = z.object({ number: z.int(), hash: z.string(), published_at: z.string() })
const FILES = z.object({
  files: z.array(z.tuple([z.int(), z.enum(LISTED_FILES), z.int().nullable(), z.int()])),
})
const BRIEFS = z.object({ places: z.array(z.object({ slug: z.string(), name: z.string() })) })
const SOURCES = z.object({
  results: z.array(
    z.object({
      full_name: z.string(),
      licence: z.string(),
      citation: z.string(),
      link: z.string().nullable(),
    }),
  ),
})
/** Addresses of pages that lite pages do not lead to from their start. */
const BEGINNINGS = ['/lite', '/lite/work-list']
/** Where the files of an indicator lie below its own. */
const PARTS: Readonly<Record<ListedFile, (state: number | null) => string>> = {
  indicator: () => '',
  groups: () => '/groups',
  lgas: () => '/lga',
  'lga-counts': () => '/lga-counts',
  'lga-months': (state) => `/lga/${state}`,
  reporting: () => '/reporting',
}
/** A line is said after so many pages. */
const TOLD = 100

interface Entry {
  readonly file: string
  readonly title: string
}

/** Makes the whole reading side as files: pages, documents of places, figures as pictures, the files of the release. Gives how many pages. */
export async function makeMirror(get: Get, put: Put, options: MirrorOptions): Promise<number> {
  const ask = async <T>(address: string, shape: z.ZodType<T>): Promise<T> =>
    shape.parse(JSON.parse((await whole(get, address)).toString()))
  const release = await ask('/api/releases/current', RELEASE)
  const words: CopyWords = {
    language: options.language,
    release: { number: release.number, published: release.published_at.slice(0, 10) },
    site: options.site,
  }
  const briefs = await ask('/api/briefs', BRIEFS)
  const entries = await copyPages(
    get,
    put,
    words,
    [...BEGINNINGS, ...briefs.places.map(({ slug }) => `/lite/briefs/${slug}`)],
    options.progress,
  )
  for (const { slug } of briefs.places) {
    for (const format of options.formats) {
      const got = await get(`/briefs/${slug}.${format}`)
      if (got.status === 200) await put(`briefs/${slug}.${format}`, got.bytes)
    }
  }
  await copyRelease(get, put, release.hash, await ask(`/api/releases/${release.hash}/files`, FILES))
  await put(LICENCES, licencesPage(await ask('/api/datasources?size=500', SOURCES), words))
  await put(CONTENTS, contentsPage(entries, briefs.places, options.formats, words))
  await put(ABSENT, absentPage(words))
  return entries.length
}

async function whole(get: Get, address: string): Promise<Buffer> {
  const { status, bytes } = await get(address)
  if (status !== 200) throw new Error(`${address} answers ${status}.`)
  return bytes
}

async function copyPages(
  get: Get,
  put: Put,
  words: CopyWords,
  beginnings: readonly string[],
  progress: MirrorOptions['progress'],
): Promise<Entry[]> {
  const lang = words.language.code === 'en' ? '' : words.language.code
  const waiting = [...beginnings]
  // Links can be set only when it is known which pages there are.
  const pages = new Map<string, string | null>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const file = fileOfAddress(address)
    if (file === null || pages.has(file)) continue
    const asked = lang === '' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`
    const { status, bytes } = await get(asked)
    // A place without figures has no document, for one.
    const html = status === 200 ? bytes.toString() : null
    if (status >= 500) throw new Error(`${asked} answers ${status}.`)
    pages.set(file, html)
    if (html !== null) waiting.push(...addressesOf(html))
    if (pages.size % TOLD === 0) progress(`${pages.size} pages …`)
  }
  const there = [...pages].flatMap(([file, html]) => (html === null ? [] : [{ file, html }]))
  const held = new Set(there.map(({ file }) => file))
  for (const { file, html } of there) {
    await put(file, copiedPage(html, file, words, held))
    if (file.startsWith('dashboard/') && !file.includes('/indicator-')) await putPictures(put, file, html)
  }
  return there.map(({ file, html }) => ({ file, title: titleOf(html) }))
}

async function putPictures(put: Put, file: string, html: string): Promise<void> {
  for (const [at, svg] of picturesOf(html).entries())
    await put(file.replace(/^dashboard\//, 'pictures/').replace(/\.html$/, `-${at + 1}.svg`), svg)
}

/** The files of the release, as programs of others read them (`openapi.json` describes them). */
async function copyRelease(
  get: Get,
  put: Put,
  hash: string,
  { files }: z.infer<typeof FILES>,
): Promise<void> {
  const home = `/api/releases/${hash}`
  await put('api/releases/current.json', await whole(get, '/api/releases/current'))
  await put('api/openapi.json', await whole(get, '/api/openapi.json'))
  const paths = [
    ...['catalogue', 'definitions', 'files', 'places', 'profiles', 'groups'],
    ...files.map(([indicator, kind, state]) => `indicators/${indicator}${PARTS[kind](state)}`),
  ]
  for (const path of paths) {
    const got = await get(`${home}/${path}`)
    if (got.status === 200) await put(`api/releases/${hash}/${path}.json`, got.bytes)
  }
}

function titleOf(html: string): string {
  return (
    /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ??
    /<title>(.*?)<\/title>/s.exec(html)?.[1] ??
    ''
  ).replaceAll(/<[^>]*>/g, '')
}

/** Everything that is there, with a field that narrows the list where scripts run. */
function contentsPage(
  entries: readonly Entry[],
  places: z.infer<typeof BRIEFS>['places'],
  formats: readonly string[],
  words: CopyWords,
): string {
  const { text } = words.language
  const documents = places.flatMap(({ slug, name }) =>
    formats.map((format) => ({
      file: `briefs/${slug}.${format}`,
      title: `${escapeText(name)} (${format.toUpperCase()})`,
    })),
  )
  const items = [...entries, ...documents].map(
    ({ file, title }) =>
      `<li><a href="${wayTo(CONTENTS, file)}">${title}</a> <span class="soft small">${escapeText(file)}</span></li>`,
  )
  const field = `<p hidden id="narrow"><label>${escapeText(text(message('mirror.narrow')))} <input type="search" id="words"></label></p>`
  const script = `<script>const field=document.getElementById('words'),lines=[...document.querySelectorAll('#all li')];document.getElementById('narrow').hidden=false;field.oninput=()=>{const asked=field.value.toLowerCase().split(/\\s+/);for(const line of lines)line.hidden=!asked.every((word)=>line.textContent.toLowerCase().includes(word))}</script>`
  return ownPage(
    text(message('mirror.contents')),
    `${field}<ul id="all">${items.join('')}</ul>${script}`,
    liteStyle(),
    words,
  )
}

function licencesPage({ results }: z.infer<typeof SOURCES>, words: CopyWords): string {
  const items = results.map(({ full_name, licence, citation, link }) => {
    const way =
      link !== null && /^https?:/.test(link) ? ` <a href="${escapeText(link)}">${escapeText(link)}</a>` : ''
    return `<li><b>${escapeText(full_name)}</b>: ${escapeText(licence)}. <span class="soft">${escapeText(citation)}</span>${way}</li>`
  })
  return ownPage(
    words.language.text(message('mirror.licences')),
    `<ul>${items.join('')}</ul>`,
    liteStyle(),
    words,
  )
}

function absentPage(words: CopyWords): string {
  const { text } = words.language
  const site =
    words.site === null
      ? ''
      : `<p>${escapeText(text(message('mirror.whole')))} <a href="${escapeText(words.site)}">${escapeText(words.site)}</a></p>`
  const points = (['choices', 'search', 'assistant', 'accounts', 'maps', 'live'] as const).map(
    (what) => `<li>${escapeText(text(message('mirror.lacks', { what })))}</li>`,
  )
  return ownPage(text(message('mirror.absent')), `<ul>${points.join('')}</ul>${site}`, liteStyle(), words)
}
