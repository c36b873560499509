import { englishGrammar } from '#languages/en/english-grammar.ts'
import type { Grammar } from '#languages/grammar.ts'

/** Nigerian Pidgin takes names, digits and plurals as English has them. */
export const pidginGrammar: Grammar = {
  ...englishGrammar,
  code: 'pcm',
  name: 'Naijá (Nigerian Pidgin)',
  isReviewed: false,
  tag: 'pcm',
}
