import type { LanguageCode } from '#domain/message/language.ts'
import { englishGrammar } from './en/english-grammar.ts'
import type { Grammar } from './grammar.ts'
import { pidginGrammar } from './pcm/pidgin-grammar.ts'
import { pseudoGrammar } from './pseudo/pseudo-grammar.ts'

/** The grammar of every language. */
export const grammars: Readonly<Record<LanguageCode, Grammar>> = {
  en: englishGrammar,
  pcm: pidginGrammar,
  pseudo: pseudoGrammar,
}
