import { escapeText } from '#server/platform/http/escape-text.ts'
import { richAsText } from './rich-as-text.ts'
import type { Letter, LetterOf } from './mail.ts'

/** A paragraph: words, a link with the words on it, what somebody wrote, a formatted text that was cleaned, a list, or a picture that is attached. */
export type Paragraph =
  | string
  | { readonly words: string; readonly link: string }
  | { readonly quoted: string }
  | { readonly rich: string }
  | { readonly listed: readonly string[] }
  | { readonly picture: string; readonly title: string; readonly alternative: string }

export interface LetterParts {
  readonly to: string
  readonly subject: string
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
  return (site) => written(parts(site), site)
}

function written({ paragraphs, ...letter }: LetterParts, site: string): Letter {
  const signature = `${site}: every source of a Nigerian health figure, side by side`
  const text = paragraphs.map(textOf)
  const html = paragraphs.map(htmlOf)
  return {
    ...letter,
    sender: site,
    text: `${['Hello,', ...text, signature].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(letter.subject)}</title></head>
<body style="font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; max-width: 34em; margin: 1em auto">
<p>Hello,</p>
${html.join('\n')}
<p style="color: #555">${escapeText(signature)}</p>
</body></html>
`,
  }
}

function textOf(part: Paragraph): string {
  if (typeof part === 'string') return part
  if ('quoted' in part) return part.quoted.replaceAll(/^/gm, '> ')
  if ('rich' in part) return richAsText(part.rich)
  if ('listed' in part) return part.listed.map((line) => `- ${line}`).join('\n')
  if ('picture' in part) return `${part.title}\n${part.alternative}`
  return `${part.words}:\n${part.link}`
}

function htmlOf(part: Paragraph): string {
  if (typeof part === 'string') return `<p>${escapeText(part)}</p>`
  if ('quoted' in part) {
    const lines = part.quoted.split('\n').map(escapeText)
    return `<blockquote style="margin: 0 0 0 1em; color: #555">${lines.join('<br>')}</blockquote>`
  }
  if ('rich' in part) return part.rich
  if ('listed' in part)
    return `<ul>${part.listed.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>`
  if ('picture' in part) return pictureHtml(part)
  const link = escapeText(part.link)
  return `<p>${escapeText(part.words)}:<br><a href="${link}">${link}</a></p>`
}

/** A picture that travels with the letter, so nothing is fetched to show it. */
function pictureHtml(part: Extract<Paragraph, { readonly picture: string }>): string {
  const [title, alternative] = [escapeText(part.title), escapeText(part.alternative)]
  return `<p><b>${title}</b><br><img src="cid:${part.picture}" alt="${alternative}" style="max-width: 100%; height: auto"></p>`
}
