import type { PanelInWords } from './definition/section-definition.ts'

type InWords = Readonly<Record<string, PanelInWords | undefined>>

/**
 * The words of panels without figures, by the slug of their section, for outputs that cannot draw them. Apart from the definitions, so that
 * pages, which draw the panels, carry none of it.
 */
const SECTIONS_IN_WORDS: Readonly<Record<string, () => Promise<{ readonly default: InWords }>>> = {
  'data-quality': () => import('./data-quality/in-words.ts'),
  'descriptive-analysis': () => import('./descriptive-analysis/in-words.ts'),
  disaggregation: () => import('./disaggregation/in-words.ts'),
  'predictive-analysis': () => import('./predictive-analysis/in-words.ts'),
}

/** The words of the panels of a section; empty where each of them holds figures. */
export async function panelsInWords(slug: string): Promise<InWords> {
  return (await SECTIONS_IN_WORDS[slug]?.())?.default ?? {}
}
