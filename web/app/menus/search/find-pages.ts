import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { PAGES } from '#catalogue/pages.ts'
import { API_PHRASINGS, PAGE_PHRASINGS, SECTION_PHRASINGS } from '#catalogue/phrasings/pages.ts'
import { requestWith } from '#contract/call.ts'
import type { Catalogue } from '#contract/release-data.ts'
import { partsOf } from '#domain/question/phrasings.ts'
import { plainWords, slipsBetween } from '#domain/question/words.ts'
import { message, type Value } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { SECTIONS } from '#sections/sections.ts'
import { addressOf } from '#web/documents/list/document-state.ts'
import { lexiconFor } from '#web/queries/question-lexicon.ts'
import type { MenuAdditions } from '../menu-additions.ts'
import { entryAddress, menuDashboards } from '../menu-dashboards.ts'
import type { Finding } from './finding.ts'

const MOST = 6

interface SearchedPages {
  readonly catalogue: Catalogue
  readonly additions: MenuAdditions
  /** Name of the place that the words name beside others. */
  readonly place?: string | undefined
}

interface Candidate extends Finding {
  /** All that it is called, in English: what its own title says, and what people say beside it. */
  readonly names: readonly string[]
}

/**
 * Dashboards, sections and pages that typed words mean; those whose name the words are come first. The words of a `place` beside
 * others are not part of a page's name: "brief kano" means the briefs.
 */
export function findPages(
  query: string,
  { catalogue, additions, place = '' }: SearchedPages,
): readonly Finding[] {
  const ofPlace = new Set(plainWords(place))
  const words = plainWords(query).filter((word) => !ofPlace.has(word))
  const { filler } = lexiconFor(catalogue.reference)
  const meant = words.filter((word) => !filler.has(word))
  if (words.length === 0) return []
  return [...dashboards(catalogue, additions), ...made(additions), ...sections(catalogue), ...pages()]
    .map((candidate) => ({
      candidate,
      score: Math.max(...candidate.names.map((name) => worth(words, meant, name))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ candidate: { names: _, ...finding } }) => finding)
}

/** 2: the words are the name; 1: each of them that carries meaning is in it, or begins or nearly is a word of it; 0: not. */
function worth(words: readonly string[], meant: readonly string[], name: string): number {
  const parts = plainWords(name)
  if (parts.join(' ') === words.join(' ')) return 2
  const isIn = (word: string, isLast: boolean) =>
    parts.some(
      (part) =>
        part === word ||
        (isLast && word.length > 2 && part.startsWith(word)) ||
        slipsBetween(word, part) !== null,
    )
  return meant.length > 0 && meant.every((word, at) => isIn(word, at === meant.length - 1)) ? 1 : 0
}

function dashboards(catalogue: Catalogue, additions: MenuAdditions): Candidate[] {
  return menuDashboards(catalogue, additions).flatMap(({ entries }) =>
    entries.map((entry) => ({
      title: named(entry.title),
      detail: message('search.dashboard', { about: named(entry.description) }),
      href: entryAddress(entry),
      names: [
        entry.title,
        `${entry.title} ${entry.description} ${entry.dashboard?.replaceAll('_', ' ') ?? ''}`,
      ],
    })),
  )
}

/** Documents of people that everybody may open, and one's own. */
function made({ made: documents }: MenuAdditions): Candidate[] {
  return documents.map((row) => ({
    title: row.title,
    detail: message('search.made', { kind: row.kind, author: row.author || '–' }),
    href: addressOf(row),
    names: [row.title, [row.title, row.description, ...row.tags].join(' ')],
  }))
}

/** Each section where the menu leads to it, else in the first dashboard that has it. */
function sections({ dashboards: all }: Catalogue): Candidate[] {
  const inOrder = all.toSorted(
    (a, b) => Number(b.name === DEFAULT_DASHBOARD) - Number(a.name === DEFAULT_DASHBOARD),
  )
  return SECTIONS.flatMap(({ slug, name, title, description }) => {
    const home = inOrder.find(
      (dashboard) => dashboard.waiting_for === '' && DASHBOARD_SECTIONS[dashboard.name]?.includes(slug),
    )
    if (!home) return []
    const detail: Value = message('search.section', { about: description })
    const names = [name, ...partsOf(SECTION_PHRASINGS[slug] ?? '')]
    return [{ title, detail, href: `/dashboard/${home.name}?section=${slug}`, names }]
  })
}

function pages(): Candidate[] {
  const own = PAGES.flatMap(({ slug, pattern, title }) => {
    const said = PAGE_PHRASINGS[slug]
    return said === undefined
      ? []
      : [
          {
            title,
            detail: message('search.page'),
            href: pattern,
            names: [slug.replaceAll('-', ' '), ...partsOf(said)],
          },
        ]
  })
  const { address: href } = requestWith('GET /docs', {})
  const api = {
    title: message('search.api'),
    detail: message('search.api-about'),
    href,
    outside: true,
  } as const
  return [...own, { ...api, names: partsOf(API_PHRASINGS) }]
}
