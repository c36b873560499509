import { englishGrammar } from '#languages/en/english-grammar.ts'
import type { Grammar } from '#languages/grammar.ts'

/** Nigerian Pidgin takes names, digits and plurals as English has them; its verbs do not change with their number. */
export const pidginGrammar: Grammar = {
  ...englishGrammar,
  code: 'pcm',
  name: 'Naijá (Nigerian Pidgin)',
  isReviewed: false,
  tag: 'pcm',
  phrase: (name) => ({ text: englishGrammar.term(name), number: 'one' }),
}
