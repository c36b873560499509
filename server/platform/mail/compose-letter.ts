import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { richAsText } from './rich-as-text.ts'
import type { Letter, LetterOf } from './mail.ts'

/** A paragraph: words, a link with the words on it, what somebody wrote, a formatted text that was cleaned, a list, or a picture that is attached. */
export type Paragraph =
  | Value
  | { readonly words: Value; readonly link: string }
  | { readonly quoted: string }
  | { readonly rich: string }
  | { readonly listed: readonly Value[] }
  | Picture

interface Picture {
  readonly picture: string
  readonly title: string
  readonly alternative: string
}

export interface LetterParts {
  readonly to: string
  readonly subject: Value
  readonly paragraphs: readonly Paragraph[]
  readonly minutes?: number
  readonly headers?: NonNullable<Letter['headers']>
  readonly replyTo?: string
  readonly attachments?: NonNullable<Letter['attachments']>
}

/**
 * A letter as plain text and as HTML, from the same words. Links are written out, so that people see where they lead;
 * nothing is fetched when the letter is opened. `parts` may name the site, which signs the letter.
 */
export function composeLetter(parts: (site: string) => LetterParts): LetterOf {
  return (site, language = english) => written(parts(site), site, language)
}

function written({ paragraphs, ...letter }: LetterParts, site: string, language: Language): Letter {
  const { text, tag } = language
  const [hello, signature] = [text(message('mail.hello')), text(message('mail.signature', { site }))]
  const subject = text(letter.subject)
  const lines = paragraphs.map((part) => textOf(part, language))
  const html = paragraphs.map((part) => htmlOf(part, language))
  return {
    ...letter,
    subject,
    sender: site,
    text: `${[hello, ...lines, signature].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head>
<body style="font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; max-width: 34em; margin: 1em auto; padding: 0 1em; overflow-wrap: anywhere">
<p>${escapeText(hello)}</p>
${html.join('\n')}
<p style="color: #555">${escapeText(signature)}</p>
</body></html>
`,
  }
}

function textOf(part: Paragraph, { text }: Language): string {
  if (typeof part === 'string' || 'kind' in part) return text(part)
  if ('quoted' in part) return part.quoted.replaceAll(/^/gm, '> ')
  if ('rich' in part) return richAsText(part.rich)
  if ('listed' in part) return part.listed.map((line) => `- ${text(line)}`).join('\n')
  if ('picture' in part) return [...new Set([part.title, part.alternative])].join('\n')
  return `${text(part.words)}:\n${part.link}`
}

function htmlOf(part: Paragraph, { text }: Language): string {
  if (typeof part === 'string' || 'kind' in part) return `<p>${escapeText(text(part))}</p>`
  if ('quoted' in part) {
    const lines = part.quoted.split('\n').map(escapeText)
    return `<blockquote style="margin: 0 0 0 1em; color: #555">${lines.join('<br>')}</blockquote>`
  }
  if ('rich' in part) return part.rich
  if ('listed' in part)
    return `<ul>${part.listed.map((line) => `<li>${escapeText(text(line))}</li>`).join('')}</ul>`
  if ('picture' in part) return pictureHtml(part)
  const link = escapeText(part.link)
  return `<p>${escapeText(text(part.words))}:<br><a href="${link}">${link}</a></p>`
}

/** A picture that travels with the letter, so nothing is fetched to show it. */
function pictureHtml(part: Picture): string {
  const [title, alternative] = [escapeText(part.title), escapeText(part.alternative)]
  return `<p><b>${title}</b><br><img src="cid:${part.picture}" alt="${alternative}" style="max-width: 100%; height: auto"></p>`
}
