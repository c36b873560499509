import { LITE_START } from '#catalogue/lite-address.ts'
import { frontName } from '#domain/front/front-name.ts'
import type { Front } from '#domain/front/front.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { barHtml } from '#server/figure-files/opening/opening-bar.ts'
import { openingStyle } from '#server/figure-files/opening/opening-style.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'

/**
 * How the first page begins before its scripts have arrived, and all that it is where none run: what this is, a box that is
 * answered without scripts, and the ways to the lite pages.
 */
export function homeOpening(front: Front, language: Language): string {
  const say = (words: Message) => escapeText(language.text(words))
  const bar = barHtml(
    { front: frontName(front), logo: front.logo, title: language.text(message('pages.home')) },
    language,
  )
  const ask = `<form role="search" action="/lite/search"><input type="hidden" name="lang" value="${language.code}"><input name="q" type="search" maxlength="500" required aria-label="${say(message('home.field'))}" placeholder="${say(message('home.field-short'))}"> <button>${say(message('home.ask'))}</button></form>`
  const ways = `<noscript><p><a href="${LITE_START}?lang=${language.code}">${say(message('lite.name'))}</a></p></noscript>`
  return `<div id="opening" lang="${language.tag}" aria-busy="true"><style>${openingStyle()}</style>${bar}<h1>${say(message('home.title'))}</h1><p class="answer">${say(message('home.lead'))}</p>${ask}${ways}</div>`
}
