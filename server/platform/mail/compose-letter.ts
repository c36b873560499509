import { escapeText } from '#server/platform/http/escape-text.ts'
import { richAsText } from './rich-as-text.ts'
import type { Letter, LetterOf } from './mail.ts'

/** A paragraph: words, a link with the words on it, what somebody wrote, or a formatted text that was cleaned. */
export type Paragraph =
  | string
  | { readonly words: string; readonly link: string }
  | { readonly quoted: string }
  | { readonly rich: string }

export interface LetterParts {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly Paragraph[]
  readonly minutes?: number
  readonly headers?: NonNullable<Letter['headers']>
  readonly replyTo?: string
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
  return `${part.words}:\n${part.link}`
}

function htmlOf(part: Paragraph): string {
  if (typeof part === 'string') return `<p>${escapeText(part)}</p>`
  if ('quoted' in part) {
    const lines = part.quoted.split('\n').map(escapeText)
    return `<blockquote style="margin: 0 0 0 1em; color: #555">${lines.join('<br>')}</blockquote>`
  }
  if ('rich' in part) return part.rich
  const link = escapeText(part.link)
  return `<p>${escapeText(part.words)}:<br><a href="${link}">${link}</a></p>`
}
