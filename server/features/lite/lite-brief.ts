import type { OfferedLanguage } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { languageOf } from '#languages/from-source.ts'
import { Problem } from '#domain/problem.ts'
import type { Briefs } from '#server/briefs/briefs.ts'
import { liteLink } from '#server/figure-files/lite/lite-page.ts'
import type { Asker } from '#server/work/asker.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'

interface AskedBrief {
  readonly asker: Asker
  readonly slug: string
  readonly language: OfferedLanguage
  readonly site: string
}

/** The brief of a place as its own page has it, which needs no script, with the way back among lite pages. */
export async function liteBrief(
  briefs: Briefs,
  { slug, language: code, site, asker }: AskedBrief,
): Promise<string> {
  const file = await briefs.file({ slug, language: code, site, format: 'html' }, asker)
  if (!file) throw new Problem('not-found', 'There is no such brief.')
  const language = languageOf(code)
  const { text } = language
  const ways = [
    ['/lite', text(message('lite.all'))],
    [`/lite/health-profiles/${slug}`, text(message('pages.health-profiles'))],
  ] as const
  const links = ways.map(([path, said]) => `<a href="${liteLink(path, language)}">${escapeText(said)}</a>`)
  return Buffer.from(file.bytes)
    .toString()
    .replace('<body>', () => `<body><nav>${links.join(' · ')}</nav>`)
}
