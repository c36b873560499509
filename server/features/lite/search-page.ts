import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { type LitePage, linkList, liteLink } from '#server/figure-files/lite/lite-page.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'

interface Searched {
  readonly question: string
  readonly answer: AssistantAnswer
  readonly language: Language
  readonly site: string
}

/** The answer to a question: the sentences, where they lead on lite pages, and what else can be asked. */
export function searchPage({ question, answer, language, site }: Searched): LitePage {
  const { text } = language
  const paragraphs = answer.sentences.map(({ text: said, origin }) => {
    const source = origin ? `<br><span class="soft small">${escapeText(origin.title)}</span>` : ''
    return `<p>${escapeText(said)}${source}</p>`
  })
  const links = answer.links.map(({ href, title }) => ({ href: liteHref(href, language), text: title }))
  const others = [...answer.assumptions.flatMap(({ alternatives }) => alternatives), ...answer.suggestions]
  const asked = others.map(({ label, question: q }) => {
    return { href: liteLink('/lite/search', language, { q }), text: label }
  })
  const part = (title: string, list: Parameters<typeof linkList>[0]) =>
    list.length === 0 ? '' : `<h2>${escapeText(title)}</h2>${linkList(list)}`
  return {
    ...{ language, site, unlisted: true, description: answer.text },
    full: `/metadata-qa?${new URLSearchParams({ q: question })}`,
    title: question,
    main: `<h1>${escapeText(question)}</h1>${paragraphs.join('')}${part(text(message('lite.read-more')), links)}${part(text(message('lite.also-ask')), asked)}`,
  }
}

/** A page of the product by its lite form, where it has one. */
function liteHref(href: string, language: Language): string {
  if (!/^\/(dashboard|health-profiles)\//.test(href)) return escapeText(href)
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  return liteLink(`/lite${pathname}`, language, Object.fromEntries(searchParams))
}
